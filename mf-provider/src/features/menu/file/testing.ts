import type { DraftItem } from '../menu-draft.ts';

/** A stored dish, named as its key. */
export const dish = (key: string, change: Partial<DraftItem> = {}): DraftItem => ({
  key,
  isNew: false,
  name: key,
  description: '',
  price: 100,
  image: `/api/files/${key}.webp`,
  translations: {},
  groups: [],
  ...change,
});
