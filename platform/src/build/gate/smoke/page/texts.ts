import type { PageTexts, Probe } from '../probe.ts';

interface Translations {
  changeLanguage(language: string): Promise<unknown>;
  getDataByLanguage(language: string): Readonly<Record<string, object>> | undefined;
}

/**
 * Switches the language, and reads all texts. Self-contained: the browser gets its source text.
 *
 * @param symbol name of the symbol under which the page has its translations
 */
export function installTexts(
  symbol: string,
  languages: readonly string[],
): Pick<Probe, 'start' | 'speak' | 'namespaces' | 'texts'> {
  const START_MS = 20_000;
  const PAUSE_MS = 50;
  const { setTimeout } = window;
  const found = () => (window as unknown as Record<symbol, Translations | undefined>)[Symbol.for(symbol)];

  async function start(): Promise<void> {
    for (let waited = 0; !found() && waited < START_MS; waited += PAUSE_MS)
      await new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
  }

  function translations(): Translations {
    const all = found();
    if (!all) throw new Error('the live shell does not offer its translations; release it first');
    return all;
  }

  function texts(): PageTexts {
    const all = translations();
    return Object.fromEntries(languages.map((language) => [language, all.getDataByLanguage(language) ?? {}]));
  }

  return {
    start,
    speak: async (language) => {
      const all = translations();
      // Whoever listens may throw, which is the page's error and not the gate's.
      await all.changeLanguage(language).catch(reportError);
    },
    namespaces: () => [...new Set(Object.values(texts()).flatMap((bundles) => Object.keys(bundles)))],
    texts,
  };
}
