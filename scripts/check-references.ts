/** Fails on a reference to a file, name, section, decision or command that is not there, and on wide comments. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findBroken, wordsOf, type Tree } from './references/find-broken.ts';

const CHECKED = /\.(?:md|tsx?|mjs|js|css)$/;
const SOURCE = /\.(?:tsx?|mjs|js|css|json|sql|svg)$/;
/** Names of browsers, webpack and oxlint that prose mentions and no code of ours uses. */
const OTHERS = [
  'AuthenticationResponseJSON',
  'CloseWatcher',
  'NumberFormat',
  'PublicKeyCredentialCreationOptionsJSON',
  'PublicKeyCredentialRequestOptionsJSON',
  'RegistrationResponseJSON',
  'externalRuntime',
  'jsPlugins',
  'provideExternalRuntime',
  'webpackChunkName',
];
/** Its examples are broken on purpose. */
const OWN_TEST = 'scripts/references/find-broken.test.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));

interface Package {
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

const scriptsOf = (folder: string) => new Set(Object.keys(readPackage(folder).scripts ?? {}));
const entriesOf = (workspace: string) =>
  Object.keys(readPackage(workspace).exports ?? {}).map((name) => posix.join(workspace, name));

const { workspaces = [] } = readPackage('.');
const tree: Tree = {
  files: new Set(files),
  read: (path) => readFileSync(path, 'utf8'),
  entries: new Set(workspaces.flatMap(entriesOf)),
  scripts: new Map([
    ['', scriptsOf('.')],
    ...workspaces.map((workspace) => [workspace, scriptsOf(workspace)] as const),
  ]),
  suites: new Set(['check', 'scripts', ...workspaces]),
  words: new Set([
    ...OTHERS,
    ...files.filter((file) => SOURCE.test(file)).flatMap((file) => wordsOf(readFileSync(file, 'utf8'))),
  ]),
};

const problems = files
  .filter((file) => CHECKED.test(file) && file !== OWN_TEST)
  .flatMap((file) => findBroken(file, tree).map((problem) => `${file} ${problem}`));
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'Every reference leads somewhere.' : `${problems.length} broken references`,
);
process.exit(problems.length === 0 ? 0 : 1);
