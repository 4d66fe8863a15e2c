/** Public pages with fixed content. */
export const STATIC_PAGES = [
  '/about',
  '/business',
  '/contact',
  '/terms',
  '/login',
  '/register',
  '/provider/register',
] as const;
