import { CONTRACT_FILE, integrityOf } from '../../../contract/server/index.ts';
import { hashOfTypes } from '../../contract-types.ts';
import type { CarelessRelease } from './careless-release.ts';
import { TINY_TYPES } from './tiny-builds.ts';

const MORE_TYPES = {
  'shared-api/src/index.ts': `${TINY_TYPES['shared-api/src/index.ts']}export function useBasket(): string[] { return []; }\n`,
};
/** Does not compress: 60 KB of it. */
const RANDOM = Array.from({ length: 1900 }, (_, index) => integrityOf(String(index)).slice(7, 50)).join('');

/** Releases that need no browser to be refused. */
export const UNFIT_RELEASES: readonly CarelessRelease[] = [
  {
    name: 'a style that hides every header',
    change: { css: 'header { display: none; } .mTiny_1 { color: navy; }' },
    verdict: ['styles', /area\.css reaches elements that are not the area’s: header\./],
  },
  {
    name: 'a reset of its own',
    change: { css: '* { margin: 0; } :root { --brand: red; } .mTiny_1, p { color: navy; }' },
    verdict: ['styles', /reaches elements that are not the area’s: \*, :root, p\./],
  },
  {
    name: 'a class of the shell',
    change: { css: '.mTiny_1 { color: navy; } .mShell1 { color: red; }' },
    verdict: ['styles', /reaches elements that are not the area’s: \.mShell1\./],
  },
  {
    name: 'an animation and a font for the whole page',
    change: {
      css: '@font-face { font-family: a; src: url(a.woff2); } @keyframes spin { to { rotate: 1turn; } }',
    },
    verdict: ['styles', /defines what holds for the whole page: @font-face, @keyframes spin/],
  },
  {
    name: 'a first load that is too heavy',
    change: { onImport: `const kept = "${RANDOM}"; element => kept;` },
    verdict: [
      'weight',
      /is too heavy: its first load weighs 6\d\.\d of 40 KB \(brotli\), \+2\d\.\d KB\. Grown, before compression: mf-tiny\/src\/area\.js \+8\d,\d{3} bytes\.$/,
    ],
  },
  {
    name: 'a budget of its own that is higher',
    change: { onImport: `const kept = "${RANDOM}"; element => kept;`, release: { budget: 500 } },
    verdict: ['weight', /its first load weighs 6\d\.\d of 40 KB \(brotli\), \+2/],
  },
  {
    name: 'a budget of its own that is lower',
    change: { release: { budget: 0.2 } },
    verdict: ['weight', /weighs 0\.\d of 0\.2 KB \(brotli\), the budget in mf-tiny\/webpack\.config\.mjs, /],
  },
  {
    name: 'a function of shared-api that the live shell lacks',
    change: {
      onImport: 'const basket = (api) => api.useBasket();',
      files: { [CONTRACT_FILE]: JSON.stringify(MORE_TYPES) },
      release: { contractTypes: hashOfTypes(MORE_TYPES) },
    },
    verdict: ['types', /built against other types than shell \S+ has: .*'useBasket' is missing/],
  },
  {
    name: 'types that nobody knows',
    change: { files: { [CONTRACT_FILE]: '{}' }, release: { contractTypes: '0123456789abcdef' } },
    verdict: ['unchecked', /Types of mf-tiny: neither its release nor a shell in the store has the types/],
  },
  {
    name: 'a library that the shell has in another version',
    change: { release: { requires: { react: '^20.0.0' } } },
    verdict: ['shared', /mf-tiny needs react \^20\.0\.0; shell \S+ provides 19\.3\.1/],
  },
  {
    name: 'a mount that another area has',
    change: { area: { mounts: [{ path: '/' }] }, routes: ['/'] },
    verdict: ['mounts', /mf-tiny mounts \/, which is mf-demo's/],
  },
  {
    name: 'a link to an address that nobody mounts',
    change: { area: { navigation: [{ labelKey: 'tables', path: '/tables', placement: 'header' }] } },
    verdict: ['mounts', /mf-tiny links to \/tables, which no area mounts/],
  },
  {
    name: 'a file that changed after the build',
    change: {},
    damage: 'static/js/area.js',
    verdict: ['files', /static\/js\/area\.js was changed after the build/],
  },
];
