import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { findApps } from '../../build/apps.ts';
import { findChromium } from '../../gate/smoke/chromium.ts';
import { findCompiler } from '../../gate/types/check-sources.ts';
import { readPipelineTokens } from '../../http/index.ts';
import { undefinedIfMissing } from '../../store/files.ts';
import { SHELL } from '../../store/index.ts';
import type { CommandContext } from '../command-context.ts';
import { operandsOf } from './command.ts';
import type { CommandResult } from './command.ts';

type Finding = 'good' | 'warning' | 'bad';

interface Examination {
  readonly what: string;
  readonly finding: Finding;
  readonly detail: string;
}

const SIGNS: Readonly<Record<Finding, string>> = { good: '✓', warning: '!', bad: '✗' };
const MIN_NODE_MAJOR = 24;
const MIN_FREE_BYTES = 1024 ** 3;

/** Looks at everything that releasing needs, and says what is wrong and how to mend it. */
export async function doctor(context: CommandContext): Promise<CommandResult> {
  operandsOf(context.line, []);
  const looks = [node, apps, store, live, space, browser, compiler, tokens];
  const found: Examination[] = [];
  for (const look of looks) {
    context.progress(`looking at ${look.name === 'live' ? 'what is live' : look.name}`);
    found.push(...(await look(context).catch((error: unknown) => [failed(look.name, error)])));
  }
  const lines = found.map(({ finding, what, detail }) => `${SIGNS[finding]} ${what}: ${detail}`);
  return { text: lines.join('\n'), data: found, isRefusal: found.some(({ finding }) => finding === 'bad') };
}

function failed(what: string, error: unknown): Examination {
  return { what, finding: 'bad', detail: error instanceof Error ? error.message : String(error) };
}

function node(): Promise<Examination[]> {
  const isGood = Number(process.versions.node.split('.')[0]) >= MIN_NODE_MAJOR;
  const detail = isGood ? process.version : `${process.version}; run it by npm, which brings Node 24`;
  return Promise.resolve([{ what: 'node', finding: isGood ? 'good' : 'bad', detail }]);
}

async function apps(): Promise<Examination[]> {
  const names = (await findApps()).map(({ name }) => name);
  const hasShell = names.includes(SHELL);
  return [{ what: 'apps', finding: hasShell ? 'good' : 'bad', detail: names.join(', ') || 'there is none' }];
}

/** Writes, reads and removes something, as a release would. */
async function store({ store: open }: CommandContext): Promise<Examination[]> {
  const name = `doctor-${randomUUID()}.json`;
  const started = performance.now();
  await open().writeDocument('health', name, '[]');
  const isThere = (await open().findDocument('health', name)) === '[]';
  await open().removeDocument('health', name);
  const { revision } = await open().readRegistry();
  const took = `${String(Math.round(performance.now() - started))} ms`;
  const where = process.env['RELEASES_S3_URL'] ?? 'the data folder';
  const detail = isThere
    ? `${where} takes writes (${took}), revision ${String(revision)}`
    : `${where} loses writes`;
  return [{ what: 'store', finding: isThere ? 'good' : 'bad', detail }];
}

/** Everything that is live: whole, and fitting together on paper. */
async function live({ store: open, localReleases }: CommandContext): Promise<Examination[]> {
  const { areas } = await open().readRegistry();
  if (!Object.keys(areas).length) {
    return [{ what: 'live', finding: 'warning', detail: 'nothing yet; platform release shell' }];
  }
  return Promise.all(
    Object.entries(areas).map(async ([area, entry]): Promise<Examination> => {
      const { problems } = await localReleases().check(area, entry.live, 'quick');
      const detail = problems.map(({ reason, fix }) => `${reason} ${fix}`).join(' ');
      return {
        what: `${area} ${entry.live}`,
        finding: problems.length ? 'bad' : 'good',
        detail: detail || 'whole, and fits',
      };
    }),
  );
}

async function space({ line }: CommandContext): Promise<Examination[]> {
  const found = await statfs(line.dataDir).catch(undefinedIfMissing);
  if (!found) return [{ what: 'space', finding: 'warning', detail: `there is no ${line.dataDir} yet` }];
  const { bavail, bsize } = found;
  const free = bavail * bsize;
  const detail = `${(free / MIN_FREE_BYTES).toFixed(1)} GB free in ${line.dataDir}`;
  return [{ what: 'space', finding: free > MIN_FREE_BYTES ? 'good' : 'warning', detail }];
}

function browser(): Promise<Examination[]> {
  const found = findChromium();
  const detail = found ?? 'no Chromium: releases are not tried in a browser; install it or set CHROMIUM';
  return Promise.resolve([{ what: 'browser', finding: found ? 'good' : 'warning', detail }]);
}

function compiler(): Promise<Examination[]> {
  const found = findCompiler();
  const detail = found ? 'there' : 'not installed: types are not checked here';
  return Promise.resolve([{ what: 'types', finding: found ? 'good' : 'warning', detail }]);
}

function tokens(): Promise<Examination[]> {
  const { size } = readPipelineTokens(process.env['PLATFORM_TOKENS']);
  const detail = size
    ? `${String(size)} may call`
    : 'none may call over HTTP; platform token <name> makes a token';
  return Promise.resolve([{ what: 'pipelines', finding: 'good', detail }]);
}
