/** Limits of a menu, checked by service, forms and files. */
export const MENU_LIMITS = {
  categories: 40,
  /** Dishes of one category, and of the whole menu, which every visitor loads at once. */
  itemsOfCategory: 200,
  items: 600,
  categoryName: 80,
  name: 120,
  description: 600,
} as const;

/** Limits of the options of a menu, checked by service and forms. */
export const OPTION_LIMITS = {
  groups: 60,
  /** Options of one group, and of the whole menu, which every visitor loads at once. */
  optionsOfGroup: 40,
  options: 400,
  groupsOfItem: 10,
  name: 80,
  /** How many of one group a portion may have. */
  chosen: 20,
} as const;

/** Limits of how a restaurant takes orders for later, checked by service and forms. */
export const LATER_LIMITS = { slotCapacity: 500, leadMinutes: 2880, days: 7 } as const;

/** Limits of a restaurant's own texts, in each language. */
export const RESTAURANT_LIMITS = { name: 120, description: 2000 } as const;

/** The highest amount of MRU that a price or a fee may have. */
export const MAX_AMOUNT = 1_000_000;

/** Most pictures that a restaurant keeps beside those of its dishes. */
export const MAX_GALLERY = 40;

/** What the menu of a restaurant may have before an admin has approved it. */
export const UNAPPROVED_MENU = { dishes: 200, pictures: 100, textBytes: 250_000 } as const;
