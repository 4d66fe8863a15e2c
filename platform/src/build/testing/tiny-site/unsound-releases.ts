import type { CarelessRelease } from './careless-release.ts';

/** About 5 MB. */
const BIG = 'Array.from({ length: 450_000 }, Math.random)';

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
