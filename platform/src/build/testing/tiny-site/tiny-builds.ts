import type { AreaManifest } from '../../../contract/index.ts';
import { hashOfTypes } from '../../contract-types.ts';
import { CONTRACT_FILE, sourceMapOf, type BuiltRelease } from '../../../contract/server/index.ts';
import { TINY_SHELL } from './tiny-shell.ts';
import type { TestBuildOptions } from '../../../registry/testing/fixtures.ts';

/** Texts by path of the contract that the tiny shell offers. */
export const TINY_TYPES = {
  'shared-api/src/index.ts':
    'export function useApi(): { orders(limit: number): string[] } { throw new Error(); }\n',
};

/** How a release of a tiny area differs from a good one. */
export interface TinyArea {
  /** Runs while the area's script is imported. */
  readonly onImport?: string;
  /** Runs when the area is shown; `element`, `t`, `role`, `language` and `visit` (from 1) are at hand. */
  readonly onMount?: string;
  /** Runs then and when the language is switched. */
  readonly onRender?: string;
  /** Runs when the visitor leaves it. */
  readonly onLeave?: string;
  readonly css?: string;
  /** Texts of the French page; the English ones are `title`, `save` and `hint`. */
  readonly french?: Readonly<Record<string, string | undefined>>;
  readonly routes?: readonly string[];
  readonly area?: Partial<AreaManifest>;
  readonly files?: Readonly<Record<string, string>>;
  readonly release?: Partial<BuiltRelease>;
}

/** The tiny shell as a build. */
export function tinyShell(types: Readonly<Record<string, string>> = TINY_TYPES): TestBuildOptions {
  return {
    name: 'shell',
    marker: hashOfTypes(types),
    files: {
      'static/js/entry.js': TINY_SHELL,
      'static/css/area.css':
        '@layer reset, ui;\nbody { margin: 0; } :root { --brand: green; } @keyframes spin { to { rotate: 1turn; } }\n.mShell1 { color: green; }',
      [CONTRACT_FILE]: JSON.stringify(types),
    },
    release: { provides: { react: '19.3.1' }, contractTypes: hashOfTypes(types) },
  };
}

const ENGLISH = { title: 'Orders', save: 'Save', hint: 'Two orders wait.' };
const FRENCH = { title: 'Commandes', save: 'Enregistrer', hint: 'Deux commandes attendent.' };
const ARABIC = { title: 'الطلبات', save: 'حفظ', hint: 'طلبان في الانتظار.' };

/** A tiny area as a build. It has a page for owners and admins at `/tiny`, and one for everybody at `/tiny/help`. */
export function tinyArea(marker: string, change: TinyArea = {}): TestBuildOptions {
  const mounts = [{ path: '/tiny', roles: ['PROVIDER', 'ADMIN'] }, { path: '/tiny/help' }];
  const { routes = ['/tiny', '/tiny/help'], css = '.mTiny_1 { color: navy; }' } = change;
  const entryGlobal = `mf_tiny_${marker.replaceAll(/\W/g, '_')}`;
  const script = scriptOf(entryGlobal, routes, change);
  return {
    name: 'mf-tiny',
    marker,
    area: { team: 'Tiny team', mounts, ...change.area },
    files: {
      'static/js/entry.js': `globalThis.${entryGlobal} = { init() {}, get: async () => globalThis.chunks_${entryGlobal} };\n`,
      'static/js/area.js': script,
      [sourceMapOf('static/js/area.js')]: mapOf(script),
      'static/css/area.css': css,
      [CONTRACT_FILE]: JSON.stringify(TINY_TYPES),
      ...change.files,
    },
    release: {
      entryGlobal,
      requires: { react: '^19.0.0' },
      contractTypes: hashOfTypes(TINY_TYPES),
      ...change.release,
    },
  };
}

function scriptOf(entryGlobal: string, routes: readonly string[], change: TinyArea): string {
  const translations = {
    en: { tiny: ENGLISH },
    fr: { tiny: { ...FRENCH, ...change.french } },
    ar: { tiny: ARABIC },
  };
  return `(() => {
  ${change.onImport ?? ''}
  let visit = 0;
  function mount(element, context) {
    visit += 1;
    element.innerHTML = '<section class="mTiny_1"><h1></h1><p></p><button></button></section>';
    function render({ language, role, t, addTexts }) {
      const [title, hint, save] = ['h1', 'p', 'button'].map((name) => element.querySelector(name));
      if (title) title.textContent = t('title');
      if (hint) hint.textContent = t('hint');
      if (save) save.textContent = t('save');
      ${change.onRender ?? ''}
    }
    render(context);
    const { language, role, t } = context;
    ${change.onMount ?? ''}
    return { render, leave: () => { ${change.onLeave ?? ''} } };
  }
  const routes = ${JSON.stringify(routes)}.map((path) => ({ path, mount }));
  const area = { routes, translations: ${JSON.stringify(translations)} };
  globalThis.chunks_${entryGlobal} = () => ({ area });
})();
`;
}

/** A source map of a script that is its own source, line by line. */
function mapOf(script: string): string {
  const sources = ['webpack://mf_tiny/./src/area.js'];
  const mappings = script.split('\n').map((_, line) => (line === 0 ? 'AAAA' : 'AACA'));
  return JSON.stringify({ version: 3, sources, names: [], mappings: mappings.join(';') });
}
