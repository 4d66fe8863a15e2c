import { readFileSync } from 'node:fs';

/** Who may import whom (docs/architecture.md). */
const boundary = (name, ...may) => ({
  name: `${name} imports what it may`,
  comment: `${name} may import: ${may.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^${name}/src/` },
  to: {
    path: '^(shell|mf-[a-z]+|shared-ui|shared-api|backend|platform|product|e2e|bench|scripts)/',
    pathNot: [`^${name}/`, ...may],
  },
});
/** What browsers may load of it; `contract/server` is for servers and tools. */
const CONTRACT = '^platform/src/contract/(?!server/)';

/** The folders of the platform, each with those that it may import, and its doors (platform/README.md). */
const FOLDERS = {
  contract: { may: [], doors: ['index', 'schemas', 'server/index'] },
  common: { may: ['contract'], doors: ['index', 'chromium/index'] },
  registry: { may: ['contract', 'common'], doors: ['index', 'http/index'] },
  delivery: { may: ['contract', 'common'], doors: ['index'] },
  build: { may: ['contract', 'common', 'registry'], doors: ['index', 'gate/index', 'preset/index'] },
  cli: { may: ['contract', 'common', 'registry', 'delivery', 'build'], doors: ['index', 'dev/index'] },
};
const inFolder = (name) => `^platform/src/${name}/`;
/** Tests compose what they need. */
const TESTS = '\\.test\\.ts$|/testing/';
const order = Object.entries(FOLDERS).flatMap(([name, { may, doors }]) => [
  {
    name: `platform/${name} imports what it may`,
    comment: `platform/${name} may import: ${may.join(', ') || 'no other folder'}`,
    severity: 'error',
    from: { path: inFolder(name), pathNot: TESTS },
    to: { path: '^platform/src/', pathNot: [name, ...may].map(inFolder) },
  },
  {
    name: `platform/${name} is entered through a door`,
    severity: 'error',
    from: { path: '^platform/src/', pathNot: [inFolder(name), TESTS] },
    to: { path: inFolder(name), pathNot: `^platform/src/${name}/(${doors.join('|')})\\.ts$` },
  },
]);
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const apps = workspaces.filter((name) => /^(?:shell|mf-.+)$/.test(name));
const browser = ['^shared-ui/', '^shared-api/', CONTRACT];

export default {
  forbidden: [
    ...apps.map((name) => boundary(name, ...browser)),
    boundary('shared-ui', '^shared-api/src/storage/'),
    boundary('shared-api', CONTRACT),
    boundary('backend', '^shared-api/src/(?:contract|server)/', '^platform/src/(?:contract|common)/'),
    boundary('platform'),
    ...order,
    boundary('product', '^backend/', '^platform/', '^shared-api/'),
    {
      name: 'no feature imports another',
      severity: 'error',
      from: { path: '^(shell|mf-[a-z]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'no validation library in the browser',
      comment: 'zod costs 22 to 92 KB; types of the contract are imported as types only',
      severity: 'error',
      from: { path: '^(shell|mf-[a-z]+|shared-ui)/src/', pathNot: '\\.test\\.tsx?$|/mocks/' },
      to: { path: '(^|/)zod/|^shared-api/src/contract/.*schemas', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing made up in a release',
      comment: 'mocks and sample data serve tests and an area that runs alone',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z]+|shared-ui|shared-api)/src/',
        pathNot: '\\.test\\.tsx?$|/(mocks|testing|standalone)/|/src/dev\\.tsx$',
      },
      to: { path: '/src/(mocks|testing|standalone)/|(^|/)node_modules/msw/' },
    },
    {
      name: 'scopes come from a call',
      comment: 'a handler queries with the scope of its call, never with one of its own',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: '^backend/src/infra/http/|^backend/src/features/restaurant/public-directory\\.ts$',
      },
      to: { path: '^backend/src/infra/http/create-scope\\.ts$' },
    },
    {
      name: 'serving needs no build tool',
      comment: 'npm run serve runs on the production packages alone (deploy/README.md)',
      severity: 'error',
      from: { path: '^scripts/serve\\.ts$' },
      to: {
        path: '^platform/src/(build/preset|cli/dev)/|^platform/src/build/build-|(^|/)node_modules/(webpack|@swc|@module-federation)',
        reachable: true,
      },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|node_modules)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
