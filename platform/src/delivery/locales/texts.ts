import { readTexts } from '../../common/index.ts';
import type override from './en/override.json';
import type page from './en/page.json';

/** Texts of a page that don't need its scripts. */
export const PAGE_TEXTS = readTexts<typeof page>(import.meta.dirname, 'page');
/** Texts of the page that turns overrides on and off. */
export const OVERRIDE_TEXTS = readTexts<typeof override>(import.meta.dirname, 'override');
