import { LANGUAGES } from '../contract/constants.ts';
import type { Language } from '../contract/constants.ts';
import { escapeHtml, scriptJson, tag } from './html.ts';

/** What search engines and link previews read of one page, before any script runs. */
export interface HeadTags {
  readonly title?: string;
  /** In link previews, where it stands without the page around it. Default: the title. */
  readonly previewTitle?: string;
  readonly description?: string;
  /** The one absolute address of what the page shows, whatever it was asked by. */
  readonly canonical?: string;
  /** Kind of thing, in Open Graph's words. Default `website`. */
  readonly type?: string;
  readonly image?: PreviewImage;
  /** Search engines leave the page out of their lists. */
  readonly isHidden?: boolean;
  /** There is nothing at this address: the page goes out as a 404, and hidden. */
  readonly isMissing?: boolean;
  /** What the page is about, as schema.org data. */
  readonly structuredData?: object;
}

/** A picture for link previews. */
export interface PreviewImage {
  /** Absolute address. */
  readonly url: string;
  readonly alt: string;
  /** Whether it is wide and worth half a screen; otherwise it stands small beside the text. */
  readonly isLarge: boolean;
}

/** What the head of a page says for itself. */
export interface HeadParts {
  readonly head: HeadTags;
  readonly siteName: string;
  readonly language: Language;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', fr: 'fr_FR' };

/** Title, description and everything that previews and search engines look for, once each. */
export function describePage(parts: HeadParts): string[] {
  const { head, siteName } = parts;
  const title = head.title ? `${head.title} · ${siteName}` : siteName;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(head.description ? [meta('name', 'description', head.description)] : []),
    ...(head.isHidden ? [meta('name', 'robots', 'noindex')] : []),
    ...(head.canonical ? [tag('link', { rel: 'canonical', href: head.canonical })] : []),
    ...openGraph(parts),
    ...twitterCard(parts),
  ];
}

function previewTitle({ head, siteName }: Pick<HeadParts, 'head' | 'siteName'>): string {
  return head.previewTitle ?? head.title ?? siteName;
}

function openGraph({ head, siteName, language }: HeadParts): string[] {
  const properties: [string, string | undefined][] = [
    ['og:site_name', siteName],
    ['og:type', head.type ?? 'website'],
    ['og:title', previewTitle({ head, siteName })],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:image', head.image?.url],
    ['og:image:alt', head.image?.alt],
    ['og:locale', LOCALES[language]],
    ...LANGUAGES.filter((other) => other !== language).map((other): [string, string] => [
      'og:locale:alternate',
      LOCALES[other],
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

/** A data block: no script in the eyes of the content security policy, and nothing in it can end the element. */
export function dataBlock({ structuredData }: HeadTags): string[] {
  if (!structuredData) return [];
  return [`${tag('script', { type: 'application/ld+json' })}${scriptJson(structuredData)}</script>`];
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return tag('meta', { [attribute]: name, content });
}
