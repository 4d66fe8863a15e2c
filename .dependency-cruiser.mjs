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

/** The rooms of the platform, each with those that it may know, and its doors (platform/README.md). */
const ROOMS = {
  contract: { mayKnow: [], doors: ['index', 'schemas', 'server/index'] },
  common: { mayKnow: ['contract'], doors: ['index', 'chromium/index'] },
  registry: { mayKnow: ['contract', 'common'], doors: ['index', 'http/index'] },
  delivery: { mayKnow: ['contract', 'common'], doors: ['index'] },
  build: { mayKnow: ['contract', 'common', 'registry'], doors: ['index', 'gate/index', 'preset/index'] },
  cli: { mayKnow: ['contract', 'common', 'registry', 'delivery', 'build'], doors: ['index', 'dev/index'] },
};
/** Tests compose what they need of any room. */
const TESTS = '\\.test\\.ts$|/testing/';
const room = (name) => `^platform/src/${name}/`;
const rooms = Object.entries(ROOMS).flatMap(([name, { mayKnow, doors }]) => [
  {
    name: `platform/${name} knows what it may`,
    comment: `platform/${name} may know: ${mayKnow.join(', ') || 'no other room'}`,
    severity: 'error',
    from: { path: room(name), pathNot: TESTS },
    to: { path: '^platform/src/', pathNot: [name, ...mayKnow].map(room) },
  },
  {
    name: `platform/${name} is entered through a door`,
    severity: 'error',
    from: { path: '^platform/src/', pathNot: [room(name), TESTS] },
    to: { path: room(name), pathNot: `^platform/src/${name}/(${doors.join('|')})\\.ts$` },
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
    ...rooms,
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
