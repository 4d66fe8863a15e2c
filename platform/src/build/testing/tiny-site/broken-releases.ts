import type { CarelessRelease } from './careless-release.ts';

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
    name: 'another document in place of its page',
    change: { onMount: "if (location.pathname === '/tiny/help') location.href = '/?from=tiny';" },
    verdict: ['smoke', /\(Tiny team\) leaves its page: it loads \/\?from=tiny at \/tiny\/help, /],
  },
  {
    name: 'a page that reloads itself',
    change: { onMount: 'location.reload();' },
    verdict: ['smoke', /leaves its page: it loads \/tiny at \/tiny, /],
  },
  {
    name: 'a page that sends everybody on',
    change: {
      onMount: "history.replaceState(null, '', '/elsewhere'); dispatchEvent(new PopStateEvent('popstate'));",
    },
    verdict: ['smoke', /shows no page of its own at \/tiny/],
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
