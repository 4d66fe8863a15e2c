/** Pages for everybody that say the same whatever is stored. */
export const STATIC_PAGES = [
  '/about',
  '/business',
  '/contact',
  '/terms',
  '/login',
  '/register',
  '/provider/register',
] as const;
