/** Root of the keys of everything about releases. */
export const RELEASES = ['admin', 'release'] as const;
