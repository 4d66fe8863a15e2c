import type { AreaWish } from './wish.ts';

/** What the new area shares with its neighbours. */
export interface Neighbourhood {
  /** Port of its development server. */
  readonly port: number;
  /** Versions of the libraries that every area uses, as a neighbour has them. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** All files of a new area, by their path in its folder. */
export function filesOf(wish: AreaWish, neighbourhood: Neighbourhood): Record<string, string> {
  const { noun } = wish;
  const page = `src/features/${noun}/${noun}-page`;
  return {
    'package.json': json(manifestOf(wish, neighbourhood)),
    'area.json': json(areaOf(wish)),
    'webpack.config.mjs': configurationOf(wish, neighbourhood),
    'tsconfig.json': '{ "extends": "../tsconfig.web.json", "include": ["."], "exclude": ["node_modules"] }\n',
    'README.md': readmeOf(wish),
    'src/area.tsx': moduleOf(wish),
    'src/dev.tsx': DEV.replaceAll('$path', wish.path),
    'src/locales/translations.ts': TRANSLATIONS.replaceAll('$noun', noun),
    [`src/locales/en/${noun}.json`]: json({ title: wish.title, description: 'There is nothing here yet.' }),
    [`src/locales/fr/${noun}.json`]: json({
      title: wish.frenchTitle,
      description: 'Il n’y a encore rien ici.',
    }),
    [`${page}.tsx`]: PAGE.replaceAll('$Name', pascal(noun)).replaceAll('$noun', noun),
    [`${page}.test.tsx`]: testOf(wish),
  };
}

export function manifestOf({ name }: AreaWish, { dependencies }: Neighbourhood) {
  const scripts = {
    dev: 'webpack serve',
    check: 'node ../node_modules/typescript7/bin/tsc -p . && eslint --max-warnings 0 .',
    test: 'node ../scripts/run-tests.ts jest',
  };
  return { name, version: '0.1.0', private: true, type: 'module', scripts, dependencies };
}

function areaOf({ name, path, role, team, noun, title, frenchTitle }: AreaWish) {
  const labels = { en: title, fr: frenchTitle };
  return {
    name,
    ...(team === undefined ? {} : { team }),
    contract: '1',
    mounts: [{ path: `${path}/*`, ...(role === undefined ? {} : { roles: [role] }) }],
    navigation: [{ labelKey: noun, labels, path, placement: 'mobile' }],
    preload: [],
  };
}

function configurationOf({ name }: AreaWish, { port }: Neighbourhood): string {
  return `import { defineArea } from 'platform/preset';

export default defineArea({ name: '${name}', root: import.meta.dirname, port: ${String(port)} });
`;
}

function readmeOf({ name, path, role }: AreaWish): string {
  const who = role === undefined ? 'For everybody.' : `For the role \`${role}\` only (\`area.json\`).`;
  return `# ${name}

Who lives here: the pages under \`${path}\`. ${who}

\`npm run dev -w ${name}\` runs the area alone; \`npx jest --selectProjects ${name}\` tests it. The day of an area team: [docs/area-team.md](../docs/area-team.md).
`;
}

function moduleOf({ noun, path }: AreaWish): string {
  const component = `${pascal(noun)}Page`;
  return `import type { AreaModule } from 'platform/contract';
import { ${component} } from './features/${noun}/${noun}-page.tsx';
import { translations } from './locales/translations.ts';

/** The area's pages and their texts. */
export const area: AreaModule = {
  routes: [{ path: '${path}', element: <${component} /> }],
  translations,
};
`;
}

function testOf({ noun, path, title, frenchTitle }: AreaWish): string {
  return `import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AreaFrame, createStandalonePage } from 'shared-api/standalone';
import { uiTranslations } from 'shared-ui';
import { area } from '../../area.tsx';

test.each([
  ['en', ${quote(title)}],
  ['fr', ${quote(frenchTitle)}],
])('the ${noun} page says what it is (%s)', async (language, title) => {
  const page = createStandalonePage({ language, translations: area.translations, ui: uiTranslations });
  const router = createMemoryRouter(area.routes, { initialEntries: ['${path}'] });
  render(
    <AreaFrame page={page}>
      <RouterProvider router={router} />
    </AreaFrame>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
`;
}

const PAGE = `import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';

export function $NamePage() {
  const { t } = useTranslation('$noun');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={t('description')} />
    </>
  );
}
`;

const TRANSLATIONS = `import type { AreaTranslations } from 'platform/contract';
import en from './en/$noun.json';
import fr from './fr/$noun.json';

/** The area's texts by language and namespace. */
export const translations: AreaTranslations = { en: { $noun: en }, fr: { $noun: fr } };
`;

const DEV = `import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { ROOT_ID } from 'platform/contract';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { AreaFrame, createStandalonePage } from 'shared-api/standalone';
import { uiTranslations } from 'shared-ui';
import { ToastProvider } from 'shared-ui/toast';
import { area } from './area.tsx';

/** The area alone: its pages in an empty frame. Calls get a sample service as in mf-customer/src/mocks. */
function start(root: HTMLElement): void {
  const page = createStandalonePage({
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    translations: area.translations,
    ui: uiTranslations,
  });
  const router = createBrowserRouter([...area.routes, { path: '*', element: <Navigate to="$path" replace /> }]);
  createRoot(root).render(
    <AreaFrame page={page}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AreaFrame>,
  );
}

const root = document.getElementById(ROOT_ID);
if (root) start(root);
`;

function pascal(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function json(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
