import { readTexts } from 'platform/common';
import type { Cuisine } from 'shared-api/contract';

/** Title and description of a page. */
export interface PageText {
  readonly title: string;
  /** Title in link previews, where the page's own is too short. */
  readonly previewTitle?: string;
  readonly description: string;
}

/** Texts for link previews and search engines. */
interface SeoTexts {
  /** Pages for search engines, by path. */
  readonly public: Readonly<Record<string, PageText>>;
  /** Personal pages, by path. */
  readonly private: Readonly<Record<string, PageText>>;
  readonly missing_restaurant: PageText;
  readonly cuisine: Readonly<Record<Cuisine, string>>;
}

export const SEO_TEXTS = readTexts<SeoTexts>(import.meta.dirname, 'seo');
