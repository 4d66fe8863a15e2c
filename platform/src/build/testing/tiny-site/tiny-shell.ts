import { PAGE_CONFIGURATION_ID, REPORT_PATH, ROOT_ID, TRANSLATIONS_SYMBOL } from '../../../contract/index.ts';

/**
 * Script of a shell of a few lines: it mounts the area of the address, follows the address, and reports which areas it
 * has shown. A guarded page is empty for others. Roles come from the cookie `role`.
 */
export const TINY_SHELL = `(() => {
  const { registry, ...configuration } = JSON.parse(document.getElementById('${PAGE_CONFIGURATION_ID}').textContent);
  const root = document.getElementById('${ROOT_ID}');
  root.innerHTML = '<header><a href="/">Tiny</a></header><main></main><footer><button>Theme</button></footer>';
  const main = root.querySelector('main');
  const role = /(?:^|; )role=(\\w+)/.exec(document.cookie)?.[1] ?? '';
  const loaded = new Map();
  const texts = {};
  let { language } = configuration;
  let shown;
  let latest = 0;

  const run = (src) => new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, onload: resolve, onerror: reject });
    document.head.append(script);
  });
  async function load({ name, entry, entryGlobal, scripts }) {
    await Promise.all([entry, ...scripts].map(run));
    const { area } = (await globalThis[entryGlobal].get('./area'))();
    loaded.set(name, area);
    addTexts(area.translations);
    return area;
  }
  function addTexts(translations) {
    for (const [name, namespaces] of Object.entries(translations)) texts[name] = { ...texts[name], ...namespaces };
  }
  const context = () => ({ language, role, addTexts, t: (key) => texts[language]?.tiny?.[key] ?? key });
  const translations = {
    changeLanguage: async (next) => {
      language = next;
      shown?.render(context());
    },
    getDataByLanguage: (name) => texts[name],
  };
  Object.defineProperty(window, Symbol.for('${TRANSLATIONS_SYMBOL}'), { value: translations });
  async function show() {
    const turn = latest += 1;
    shown?.leave();
    shown = undefined;
    const found = registry.areas
      .flatMap((area) => area.mounts.map((mount) => ({ area, mount })))
      .find(({ mount }) => mount.path === location.pathname);
    if (!found || (found.mount.roles && !found.mount.roles.includes(role))) {
      main.innerHTML = '<h1>Not here</h1>';
      return;
    }
    main.innerHTML = '';
    const area = loaded.get(found.area.name) ?? (await load(found.area));
    const route = area.routes.find(({ path }) => path === location.pathname);
    if (turn !== latest || !route) return;
    shown = route.mount(main, context());
  }
  addEventListener('popstate', () => void show());
  addEventListener('pagehide', () => {
    const areas = [...loaded.keys()].map((name) => ({
      area: name,
      version: registry.areas.find((area) => area.name === name).version,
      isNew: true, isFirstFailure: false, loadFailures: 0, caughtErrors: 0,
    }));
    const report = { composition: registry.composition, areas, samples: [] };
    navigator.sendBeacon('${REPORT_PATH}', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });
  void show();
})();
`;
