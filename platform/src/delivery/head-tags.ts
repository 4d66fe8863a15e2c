import { addressIn, alternatesOf, LANGUAGES, type Language } from '../contract/index.ts';
import { escapeHtml, scriptJson, tag } from './http/html.ts';

/** Metadata of a page for search engines and link previews. */
export interface HeadTags {
  readonly title?: string;
  /** Title in link previews. Default: `title`. */
  readonly previewTitle?: string;
  readonly description?: string;
  /** Canonical absolute URL, without a language. */
  readonly canonical?: string;
  /** Open Graph type. Default `website`. */
  readonly type?: string;
  readonly image?: PreviewImage;
  /** Search engines must not index the page. */
  readonly isHidden?: boolean;
  /** Nothing exists at this URL: the page is sent as a 404 and not indexed. */
  readonly isMissing?: boolean;
  /** Structured data (schema.org). */
  readonly structuredData?: object;
}

/** A picture for link previews. */
export interface PreviewImage {
  /** Absolute URL. */
  readonly url: string;
  readonly alt: string;
  /** Whether previews show it large, above the text, instead of small beside it. */
  readonly isLarge: boolean;
}

/** What the metadata tags are made of. */
export interface HeadParts {
  readonly head: HeadTags;
  readonly siteName: string;
  readonly language: Language;
  /** Whether the address names the language; otherwise it has been chosen for the visitor. */
  readonly isLanguageNamed: boolean;
}

/** A language as previews know it, with its largest country; Arabic without one. */
function localeOf(language: Language): string {
  return language === 'ar' ? 'ar_AR' : `${language}_${new Intl.Locale(language).maximize().region ?? ''}`;
}

/** Title, description, robots, canonical URL, Open Graph and Twitter tags. */
export function describePage(parts: HeadParts): string[] {
  const { head, siteName } = parts;
  const title = head.title ? `${head.title} · ${siteName}` : siteName;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(head.description ? [meta('name', 'description', head.description)] : []),
    ...(head.isHidden ? [meta('name', 'robots', 'noindex')] : []),
    ...addressesOf(parts),
    ...openGraph(parts),
    ...twitterCard(parts),
  ];
}

/** The page's own address and, for search engines, those of its languages. */
function addressesOf(parts: HeadParts): string[] {
  const { canonical, isHidden } = parts.head;
  if (!canonical) return [];
  const alternates = isHidden ? [] : alternatesOf(canonical);
  return [
    tag('link', { rel: 'canonical', href: canonicalOf(parts) }),
    ...alternates.map((alternate) => tag('link', { rel: 'alternate', ...alternate })),
  ];
}

function canonicalOf({ head: { canonical }, language, isLanguageNamed }: HeadParts): string | undefined {
  return canonical && isLanguageNamed ? addressIn(language, canonical) : canonical;
}

function previewTitle({ head, siteName }: Pick<HeadParts, 'head' | 'siteName'>): string {
  return head.previewTitle ?? head.title ?? siteName;
}

function openGraph(parts: HeadParts): string[] {
  const { head, siteName, language } = parts;
  const properties: [string, string | undefined][] = [
    ['og:site_name', siteName],
    ['og:type', head.type ?? 'website'],
    ['og:title', previewTitle({ head, siteName })],
    ['og:description', head.description],
    ['og:url', canonicalOf(parts)],
    ['og:image', head.image?.url],
    ['og:image:alt', head.image?.alt],
    ['og:locale', localeOf(language)],
    ...LANGUAGES.filter((other) => other !== language).map((other): [string, string] => [
      'og:locale:alternate',
      localeOf(other),
    ]),
  ];
  return properties.flatMap(([name, content]) => (content ? [meta('property', name, content)] : []));
}

function twitterCard({ head, siteName }: HeadParts): string[] {
  const properties: [string, string | undefined][] = [
    ['twitter:card', head.image?.isLarge ? 'summary_large_image' : 'summary'],
    ['twitter:title', previewTitle({ head, siteName })],
    ['twitter:description', head.description],
    ['twitter:image', head.image?.url],
    ['twitter:image:alt', head.image?.alt],
  ];
  return properties.flatMap(([name, content]) => (content ? [meta('name', name, content)] : []));
}

/** The structured data as a data block, which needs no permission of the content security policy. */
export function dataBlock({ structuredData }: HeadTags): string[] {
  if (!structuredData) return [];
  return [`${tag('script', { type: 'application/ld+json' })}${scriptJson(structuredData)}</script>`];
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return tag('meta', { [attribute]: name, content });
}
