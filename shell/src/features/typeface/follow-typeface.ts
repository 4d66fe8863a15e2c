import type { i18n } from 'i18next';
import { FONTS_FOLDER, TYPEFACE_COOKIE } from 'platform/contract';
import { whenIdleAfterLoad } from '../../hydration/when-idle-after-load.ts';
import { PAGE_EVENT } from '../../lib/page-event.ts';
import { facesOf, type Face } from './faces.ts';

const A_YEAR_S = 365 * 24 * 60 * 60;

/**
 * Loads the typeface of the page's language once nothing else is under way. A shown page keeps the typeface that it
 * was shown in: the content of the next one has the new one, and each document that is delivered from then on has it
 * as a whole. Returns the function that stops it.
 */
export function followTypeface(translations: Pick<i18n, 'language' | 'on' | 'off'>): () => void {
  let loaded: string | undefined;
  let isOver = false;
  const load = () =>
    whenIdleAfterLoad(() => {
      const faces = facesOf(translations.language);
      if (isOver || savesData() || faces.length === 0 || hasAll(faces)) return;
      loadFaces(faces).then(
        () => {
          loaded = faces.map(({ name }) => name).join(' ');
        },
        // The device's own typeface does as well.
        () => undefined,
      );
    });
  const apply = () => {
    const main = document.getElementById('main');
    if (main && loaded !== undefined) main.dataset['typeface'] = loaded;
  };
  load();
  translations.on('languageChanged', load);
  window.addEventListener(PAGE_EVENT, apply);
  return () => {
    isOver = true;
    translations.off('languageChanged', load);
    window.removeEventListener(PAGE_EVENT, apply);
  };
}

function hasAll(faces: readonly Face[]): boolean {
  const names = document.documentElement.dataset['typeface']?.split(' ') ?? [];
  return faces.every(({ name }) => names.includes(name));
}

/** Into the browser's cache first: a face that takes longer than a moment is refused for the whole document. */
async function loadFaces(faces: readonly Face[]): Promise<void> {
  await Promise.all(faces.map(({ file }) => fetchFont(file)));
  document.cookie = `${TYPEFACE_COOKIE}=${faces.map(({ file }) => file).join('+')}; Path=/; Max-Age=${String(A_YEAR_S)}; SameSite=Lax`;
  await Promise.all(faces.map(({ family, sample }) => document.fonts.load(`1em "${family}"`, sample)));
}

async function fetchFont(file: string): Promise<void> {
  const response = await fetch(`/${FONTS_FOLDER}${file}`, { priority: 'low' });
  if (!response.ok) throw new Error(`${file} replied with status ${String(response.status)}.`);
  await response.arrayBuffer();
}

/** Whether the visitor has asked the browser to save data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
