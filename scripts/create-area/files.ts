import { LANGUAGES, type Language } from 'platform/contract';
import type { AreaOptions } from './area-options.ts';

/** What a new area needs of its workspace. */
export interface WorkspaceDefaults {
  /** Port of its development server. */
  readonly port: number;
  /** Versions of the libraries that every area uses, from the shell. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** All files of a new area, by path in its folder. */
export function filesOf(options: AreaOptions, defaults: WorkspaceDefaults): Record<string, string> {
  const { feature } = options;
  const page = `src/features/${feature}/${feature}-page`;
  return {
    'package.json': json(manifestOf(options, defaults)),
    'area.json': json(areaOf(options)),
    'webpack.config.mjs': configurationOf(options, defaults),
    'tsconfig.json': '{ "extends": "../tsconfig.web.json", "include": ["."], "exclude": ["node_modules"] }\n',
    'README.md': readmeOf(options),
    'src/area.tsx': moduleOf(options),
    'src/dev.tsx': DEV.replaceAll('$path', options.path),
    'src/locales/texts.ts': TEXTS,
    ...Object.fromEntries(LANGUAGES.flatMap((language) => localeOf(options, language))),
    [`${page}.tsx`]: PAGE.replaceAll('$Name', pascal(feature)).replaceAll('$feature', feature),
    [`${page}.module.css`]: STYLES,
    [`${page}.test.tsx`]: testOf(options),
  };
}

/** The texts of one language. */
function localeOf({ feature, titles }: AreaOptions, language: Language): [string, string][] {
  const folder = `src/locales/${language}`;
  return [
    [
      `${folder}/${feature}.json`,
      json({ title: titles[language], description: EMPTY[language] ?? EMPTY.en }),
    ],
    [
      `${folder}/first.ts`,
      `import ${feature} from './${feature}.json';\n\nexport const texts = { ${feature} };\n`,
    ],
  ];
}

export function manifestOf({ name }: AreaOptions, { dependencies }: WorkspaceDefaults) {
  const scripts = {
    dev: 'webpack serve',
    check: 'node ../scripts/check-app.ts',
    test: 'node ../scripts/run-tests.ts jest',
  };
  return { name, version: '0.1.0', private: true, type: 'module', scripts, dependencies };
}

function areaOf({ name, path, role, team, feature, titles: labels }: AreaOptions) {
  const only = role === undefined ? {} : { roles: [role] };
  return {
    $schema: '../docs/area.schema.json',
    name,
    ...(team === undefined ? {} : { team }),
    contract: '1',
    mounts: [{ path: `${path}/*`, ...only, texts: ['first'] }],
    navigation: [{ labelKey: feature, labels, path, placement: 'mobile', ...only }],
    preload: [],
  };
}

function configurationOf({ name }: AreaOptions, { port }: WorkspaceDefaults): string {
  return `import { defineArea } from 'platform/preset';

export default defineArea({ name: '${name}', root: import.meta.dirname, port: ${String(port)} });
`;
}

function readmeOf({ name, path, role }: AreaOptions): string {
  const who = role === undefined ? 'For everybody.' : `For the role \`${role}\` only (\`area.json\`).`;
  return `# ${name}

The pages under \`${path}\`. ${who}

\`npm run dev -w ${name}\` runs the area alone; \`npx jest ${name}/src\` tests it. The day of an area team: [docs/area-team.md](../docs/area-team.md).
`;
}

function moduleOf({ feature, path }: AreaOptions): string {
  const component = `${pascal(feature)}Page`;
  return `import type { AreaModule } from 'platform/contract';
import { ${component} } from './features/${feature}/${feature}-page.tsx';
import { firstTexts } from './locales/texts.ts';
import { withTexts } from 'shared-ui';

const Page = withTexts(${component}, firstTexts);

/** The area's pages, each with its texts. */
export const area: AreaModule = {
  routes: [{ path: '${path}', element: <Page /> }],
  translations: {},
};
`;
}

function testOf({ feature, path, titles }: AreaOptions): string {
  const rows = LANGUAGES.map((language) => `  ['${language}', ${quote(titles[language])}],\n`).join('');
  return `import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AreaFrame, createStandalonePage } from 'shared-api/standalone';
import { uiTranslations } from 'shared-ui/translations';
import { area } from '../../area.tsx';
import { firstTexts } from '../../locales/texts.ts';

test.each([
${rows}])('the ${feature} page says what it is (%s)', async (language, title) => {
  const page = createStandalonePage({ language, translations: area.translations, ui: uiTranslations });
  await firstTexts.load(language);
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
import { Container, PageHeader, PageTitle } from 'shared-ui';
import classes from './$feature-page.module.css';

export function $NamePage() {
  const { t } = useTranslation('$feature');
  return (
    <Container className={classes.page}>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={t('description')} />
    </Container>
  );
}
`;

const STYLES = `.page {
  padding-block: var(--space-4) var(--space-8);
}
`;

const TEXTS = `import { loadableTexts, type LoadedTexts } from 'shared-ui';

/** One chunk for each language; area.json names it, too. */
export const firstTexts = loadableTexts(
  (language) =>
    import(/* webpackChunkName: "texts-[request]" */ \`./\${language}/first.ts\`) as Promise<LoadedTexts>,
);
`;

const EMPTY: Readonly<Partial<Record<Language, string>> & { en: string }> = {
  en: 'There is nothing here yet.',
  fr: 'Il n’y a encore rien ici.',
  ar: 'لا شيء هنا بعد.',
};

const DEV = `import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { ROOT_ID } from 'platform/contract';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { AreaFrame, createStandalonePage } from 'shared-api/standalone';
import { uiTranslations } from 'shared-ui/translations';
import { ToastProvider } from 'shared-ui/toast';
import { area } from './area.tsx';

/** Runs the area alone, in an empty frame. For mocked calls see mf-customer/src/mocks. */
function start(root: HTMLElement): void {
  const page = createStandalonePage({
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

function pascal(feature: string): string {
  return feature.charAt(0).toUpperCase() + feature.slice(1);
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function json(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
