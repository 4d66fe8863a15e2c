import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOCALES = path.join(__dirname, '../../locales');

interface Texts {
  readonly name: string;
  /** By language (https://www.w3.org/TR/appmanifest/#x_localized-members). */
  readonly name_localized: Readonly<
    Record<string, string | { readonly value: string; readonly dir: string }>
  >;
}

interface Manifest extends Texts {
  readonly lang: string;
  readonly description_localized: Texts['name_localized'];
  readonly shortcuts: readonly Texts[];
}

const manifest = JSON.parse(
  readFileSync(path.join(__dirname, '../../../public/manifest.webmanifest'), 'utf8'),
) as Manifest;

function nameIn(language: string, { name, name_localized: names }: Texts): string {
  const own = names[language] ?? name;
  return typeof own === 'string' ? own : own.value;
}

test('the installed app is called what the header says, in every language', () => {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(languages.length).toBeGreaterThan(2);
  for (const { name } of languages) {
    const texts = JSON.parse(readFileSync(path.join(LOCALES, name, 'shell.json'), 'utf8')) as {
      site_title: string;
    };
    expect(nameIn(name, manifest)).toBe(texts.site_title);
  }
});

test('description and shortcut of the installed app speak French and Arabic, the latter from the right', () => {
  const [orders] = manifest.shortcuts;
  expect(manifest.lang).toBe('en');
  for (const names of [manifest.description_localized, orders?.name_localized]) {
    expect(names).toMatchObject({ fr: expect.any(String), ar: { dir: 'rtl' } });
  }
});
