import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const helpers = join(import.meta.dirname, 'scripts', 'jest');
const { workspaces } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const rooms = workspaces.filter((room) => /^(shared-|shell$|mf-)/.test(room));

/** One project for all rooms, so that what they share is transpiled once; types are checked apart (`npm run check`). */
export default {
  // By default it leaves a core free, which on two cores is half of them.
  maxWorkers: '100%',
  roots: rooms.map((room) => `<rootDir>/${room}/src`),
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [join(helpers, 'setup.ts')],
  // jsdom would pick the browser builds of MSW, which have no server for Node.
  testEnvironmentOptions: { customExportConditions: [''] },
  moduleNameMapper: {
    '\\.module\\.css$': join(helpers, 'class-names.ts'),
    '\\.css$': join(helpers, 'empty.ts'),
  },
  transform: {
    '\\.(svg|png|webp|jpg)$': join(helpers, 'file-name.mjs'),
    '\\.[mc]?[jt]sx?$': [
      'ts-jest',
      { tsconfig: join(import.meta.dirname, 'tsconfig.jest.json'), diagnostics: false },
    ],
  },
  // Packages that ship ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!(until-async|rettime|@open-draft/deferred-promise)/)'],
};
