import { randomUUID } from 'node:crypto';
import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { findApps, findCompiler } from '../../build/index.ts';
import { findChromium } from '../../common/chromium/index.ts';
import { readSettingsTokens, type ReleaseStore } from '../../registry/index.ts';
import { undefinedIfMissing } from '../../common/index.ts';
import { SHELL } from '../../contract/server/index.ts';
import type { CommandContext } from '../command-context.ts';
import { operandsOf, placeOf, type CommandResult } from './command.ts';

type Finding = 'good' | 'warning' | 'bad';

interface Diagnosis {
  readonly what: string;
  readonly finding: Finding;
  readonly detail: string;
}

const SIGNS: Readonly<Record<Finding, string>> = { good: '✓', warning: '!', bad: '✗' };
const MIN_NODE_MAJOR = 24;
const MIN_FREE_BYTES = 1024 ** 3;

/** Checks everything that releasing needs, and says what is wrong and how to fix it. */
export async function doctor(context: CommandContext): Promise<CommandResult> {
  operandsOf(context.line, []);
  const checks = [node, apps, store, live, space, browser, compiler, tokens];
  const found: Diagnosis[] = [];
  for (const check of checks) {
    context.progress(`checking ${check.name === 'live' ? 'the live versions' : check.name}`);
    found.push(...(await check(context).catch((error: unknown) => [failed(check.name, error)])));
  }
  const lines = found.map(({ finding, what, detail }) => `${SIGNS[finding]} ${what}: ${detail}`);
  return { text: lines.join('\n'), data: found, isRefusal: found.some(({ finding }) => finding === 'bad') };
}

function failed(what: string, error: unknown): Diagnosis {
  return { what, finding: 'bad', detail: error instanceof Error ? error.message : String(error) };
}

function node(): Promise<Diagnosis[]> {
  const isGood = Number(process.versions.node.split('.')[0]) >= MIN_NODE_MAJOR;
  const detail = isGood ? process.version : `${process.version}; run it with npm, which uses Node 24`;
  return Promise.resolve([{ what: 'node', finding: isGood ? 'good' : 'bad', detail }]);
}

async function apps(): Promise<Diagnosis[]> {
  const names = (await findApps()).map(({ name }) => name);
  const hasShell = names.includes(SHELL);
  return [{ what: 'apps', finding: hasShell ? 'good' : 'bad', detail: names.join(', ') || 'none found' }];
}

/** A folder is only looked at; whether a bucket takes a document shows only when it gets one, which is removed. */
async function store({ line, store: open }: CommandContext): Promise<Diagnosis[]> {
  const where = placeOf(line);
  const { revision } = await open().readRegistry();
  const isBucket = Boolean(process.env['RELEASES_S3_URL']);
  const isStored = isBucket ? await takesDocuments(open()) : await isWritable(line.dataDir);
  const detail = isStored
    ? `${where} is writable, revision ${String(revision)}`
    : `${where} can't be written`;
  return [{ what: 'store', finding: isStored ? 'good' : 'bad', detail }];
}

async function takesDocuments(releases: ReleaseStore): Promise<boolean> {
  const name = `doctor-${randomUUID()}.json`;
  await releases.writeDocument('health', name, '[]');
  const isStored = (await releases.findDocument('health', name)) === '[]';
  await releases.removeDocument('health', name);
  return isStored;
}

/** A folder that does not exist yet is made in the next one above that does. */
async function isWritable(folder: string): Promise<boolean> {
  const error = await access(folder, constants.W_OK).then(
    () => undefined,
    (reason: unknown) => reason as NodeJS.ErrnoException,
  );
  const parent = path.dirname(folder);
  return error?.code === 'ENOENT' && parent !== folder ? isWritable(parent) : error === undefined;
}

/** Quick gate check of all live versions. */
async function live({ line, store: open, localReleases }: CommandContext): Promise<Diagnosis[]> {
  const { areas } = await open().readRegistry();
  if (!Object.keys(areas).length) {
    const detail = `nothing in ${placeOf(line)} yet; start with: platform release shell`;
    return [{ what: 'live', finding: 'warning', detail }];
  }
  return Promise.all(
    Object.entries(areas).map(async ([area, entry]): Promise<Diagnosis> => {
      const { problems } = await localReleases().check(area, entry.live, 'quick');
      const detail = problems.map(({ reason, fix }) => `${reason} ${fix}`).join(' ');
      return {
        what: `${area} ${entry.live}`,
        finding: problems.length ? 'bad' : 'good',
        detail: detail || 'intact, and fits the others',
      };
    }),
  );
}

async function space({ line }: CommandContext): Promise<Diagnosis[]> {
  const found = await statfs(line.dataDir).catch(undefinedIfMissing);
  if (!found) return [{ what: 'space', finding: 'warning', detail: `${line.dataDir} does not exist yet` }];
  const { bavail, bsize } = found;
  const free = bavail * bsize;
  const detail = `${(free / MIN_FREE_BYTES).toFixed(1)} GB free in ${line.dataDir}`;
  return [{ what: 'space', finding: free > MIN_FREE_BYTES ? 'good' : 'warning', detail }];
}

function browser(): Promise<Diagnosis[]> {
  const found = findChromium();
  const detail = found ?? 'no Chromium yet: the first release from here installs one; or set CHROMIUM';
  return Promise.resolve([{ what: 'browser', finding: found ? 'good' : 'warning', detail }]);
}

function compiler(): Promise<Diagnosis[]> {
  const found = findCompiler();
  const detail = found
    ? 'TypeScript is installed'
    : 'TypeScript is not installed: types are not checked here';
  return Promise.resolve([{ what: 'types', finding: found ? 'good' : 'warning', detail }]);
}

async function tokens({ platform }: CommandContext): Promise<Diagnosis[]> {
  const { tokens: all } = await platform().listTokens();
  const working = all.filter(({ state }) => state === 'active');
  const detail = working.length
    ? `${String(working.length)} with a token`
    : 'none has a token for HTTP; make one with: platform token create <name>';
  const fixed = [...readSettingsTokens(process.env['PLATFORM_TOKENS']).keys()];
  const warning = 'PLATFORM_TOKENS may do everything; give each pipeline a token of its own';
  return [
    { what: 'pipelines', finding: 'good', detail },
    ...fixed.map((name): Diagnosis => ({ what: `token ${name}`, finding: 'warning', detail: warning })),
  ];
}
