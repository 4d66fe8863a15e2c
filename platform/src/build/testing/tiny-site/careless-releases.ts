import { CONTRACT_FILE, integrityOf } from '../../../contract/server/index.ts';
import { hashOfTypes } from '../../contract-types.ts';
import { TINY_TYPES, type TinyArea } from './tiny-builds.ts';

/** A release that somebody might make, and what the gate must say. */
export interface CarelessRelease {
  readonly name: string;
  readonly change: TinyArea;
  /** The check that refuses it, and its words. */
  readonly verdict: readonly [check: string, reason: RegExp];
  /** Changes a stored file after the build. */
  readonly damage?: string;
}

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
      /is too heavy: its first load weighs 6\d,\d{3} of 40,000 bytes \(brotli\), \+2\d,\d{3}\./,
    ],
  },
  {
    name: 'a budget of its own that is higher',
    change: { onImport: `const kept = "${RANDOM}"; element => kept;`, release: { budget: 500 } },
    verdict: ['weight', /its first load weighs 6\d,\d{3} of 40,000 bytes/],
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

/** About 5 MB. */
const BIG = 'Array.from({ length: 450_000 }, Math.random)';

/**
 * Releases that show to be careless as soon as their mounts are opened. Their source is the script itself, line by
 * line.
 */
export const BROKEN_RELEASES: readonly CarelessRelease[] = [
  {
    name: 'throws when it is shown',
    change: { onMount: 'element.missing.text;' },
    verdict: ['smoke', /\(Tiny team\) throws TypeError: .*'text'\) \(mf-tiny\/src\/area\.js:\d+\) at \/tiny/],
  },
  {
    name: 'throws when it is left',
    change: { onLeave: "throw new Error('not so fast');" },
    verdict: ['smoke', /throws Error: not so fast/],
  },
  {
    name: 'throws while it is imported',
    change: { onImport: "throw new Error('broken');" },
    verdict: ['smoke', /throws Error: broken \(mf-tiny\/src\/area\.js:2\) at \/tiny/],
  },
  {
    name: 'an endless loop while it is imported',
    change: { onImport: 'for (;;);' },
    verdict: ['smoke', /freezes the page: its script does not end \(mf-tiny\/src\/area\.js:2\) at \/tiny/],
  },
  {
    name: 'an error in the console',
    change: { onMount: "console.error('No unit price', { price: undefined });" },
    verdict: ['smoke', /writes an error to the console: No unit price.* \(mf-tiny\/src\/area\.js:\d+\)/],
  },
  {
    name: 'a page that renders without end',
    change: {
      onMount: `const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { for (const end = Date.now() + 8; Date.now() < end; ); port2.postMessage(0); };
        port2.postMessage(0);`,
      onLeave: 'port1.close();',
    },
    verdict: ['smoke', /keeps the page busy without end \(mf-tiny\/src\/area\.js:\d+\) at \/tiny/],
  },
  {
    name: 'a transparent layer over the whole page',
    change: {
      onMount: `const layer = document.body.appendChild(document.createElement('div'));
        layer.className = 'layer'; layer.style.cssText = 'position: fixed; inset: 0';`,
      onLeave: 'layer.remove();',
    },
    verdict: [
      'smoke',
      /takes header or footer away: “Tiny” in the header is covered by div\.layer at \/tiny/,
    ],
  },
  {
    name: 'a footer that is gone',
    change: { onMount: "document.querySelector('footer').hidden = true;" },
    verdict: ['smoke', /takes header or footer away: the footer is hidden at \/tiny/],
  },
  {
    name: 'a header that takes no presses',
    change: { onMount: "document.querySelector('header').style.pointerEvents = 'none';" },
    verdict: ['smoke', /takes header or footer away: “Tiny” in the header is covered by/],
  },
  {
    name: 'a page with nothing on it',
    change: { onMount: "if (location.pathname === '/tiny/help') element.innerHTML = '<section></section>';" },
    verdict: ['smoke', /shows nothing at \/tiny\/help/],
  },
  {
    name: 'a text that French lacks',
    change: { french: { hint: undefined } },
    verdict: ['smoke', /lacks texts: fr: tiny:hint/],
  },
  {
    name: 'texts in one language only',
    change: { french: { title: undefined, save: undefined }, onMount: "element.textContent = 'Bonjour';" },
    verdict: ['smoke', /lacks texts: fr: tiny:title, fr: tiny:save/],
  },
  {
    name: 'texts that come later, in one language only',
    change: { onRender: "addTexts({ en: { late: { more: 'More' } }, fr: { late: {} } });" },
    verdict: ['smoke', /lacks texts: fr: late:more/],
  },
];

/** Releases that only a walk through all their pages shows to be careless, for everybody in every language. */
export const UNSOUND_RELEASES: readonly CarelessRelease[] = [
  {
    name: 'throws for one role in one language',
    change: { onRender: "if (role === 'ADMIN' && language === 'fr') throw new RangeError('no admin');" },
    verdict: ['smoke', /throws RangeError: no admin .*at \/tiny, as ADMIN, in fr/],
  },
  {
    name: 'throws when it is opened again',
    change: {
      onImport: 'let helped = 0;',
      onMount: "if (location.pathname === '/tiny/help' && (helped += 1) > 1) throw new Error('twice');",
    },
    verdict: [
      'smoke',
      /throws Error: twice .*at \/tiny\/help, as PROVIDER, in \w\w, when it is opened again/,
    ],
  },
  {
    name: 'throws after two seconds',
    change: {
      onMount: "const late = setTimeout(() => { throw new Error('late'); }, 2000);",
      onLeave: 'clearTimeout(late);',
    },
    verdict: ['smoke', /throws Error: late/],
  },
  {
    name: 'rejects after eight seconds',
    change: { onMount: "setTimeout(() => void Promise.reject(new Error('later')), 8000);" },
    verdict: ['smoke', /throws Error: later/],
  },
  {
    name: 'an endless loop when it is opened again',
    change: { onMount: 'while (visit > 1);' },
    verdict: ['smoke', /freezes the page: its script does not end \(mf-tiny\/src\/area\.js:\d+\)/],
  },
  {
    name: 'a task of three seconds',
    change: {
      onRender:
        "if (role === 'ADMIN' && language === 'en') for (const end = Date.now() + 3000; Date.now() < end; );",
    },
    verdict: ['smoke', /freezes the page: a task took [23]\.\d s \(mf-tiny\/src\/area\.js:\d+\)/],
  },
  {
    name: 'memory that grows each time it is shown',
    change: { onImport: 'const all = [];', onMount: `all.push(${BIG});` },
    verdict: ['smoke', /takes more and more memory: \d+ MB each time it is shown/],
  },
  {
    name: 'memory that grows while it is shown',
    change: {
      onImport: 'const all = [];',
      onMount: `const timer = setInterval(() => all.push(${BIG}), 1000);`,
      onLeave: 'clearInterval(timer); all.length = 0;',
    },
    verdict: ['smoke', /takes more and more memory: \d+ MB while it is shown/],
  },
  {
    name: 'a changed prototype',
    change: { onImport: 'Array.prototype.last = function () { return this.at(-1); };' },
    verdict: ['smoke', /changes what all areas use: Array\.prototype\.last/],
  },
  {
    name: 'another fetch for everybody',
    change: { onMount: 'const { fetch } = window; window.fetch = (...args) => fetch(...args);' },
    verdict: ['smoke', /changes what all areas use: fetch/],
  },
  {
    name: 'an entry under a foreign name',
    change: { onMount: "localStorage.setItem('orders', '[]');" },
    verdict: ['smoke', /stores under names that are not its own: localStorage orders/],
  },
  {
    name: 'a cookie',
    change: { onMount: "document.cookie = 'maida.tiny=1';" },
    verdict: ['smoke', /stores under names that are not its own: cookie maida\.tiny/],
  },
  {
    name: 'a cleared storage',
    change: { onLeave: 'sessionStorage.clear();' },
    verdict: ['smoke', /removes or changes what others have stored: sessionStorage/],
  },
  {
    name: 'a listener more each time it is shown',
    change: { onMount: "window.addEventListener('resize', () => element.scrollTo(0, 0));" },
    verdict: [
      'smoke',
      /leaves one more behind each time it is shown: a listener of the window for resize \(mf-tiny/,
    ],
  },
  {
    name: 'an interval more each time it is shown',
    change: { onMount: 'setInterval(() => element.isConnected, 60_000);' },
    verdict: ['smoke', /leaves one more behind each time it is shown: an interval \(mf-tiny/],
  },
];
