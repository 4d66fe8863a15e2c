/** A pattern that lies inside another area's on purpose. */
interface NestedPattern {
  readonly area: string;
  /** In react-router syntax: `/admin/restaurant/:id/*`. */
  readonly pattern: string;
  /** The area whose pattern it lies inside. */
  readonly inside: string;
}

/** What a product decides about its addresses before any area is released. */
export interface AddressPolicy {
  /** Paths that are no area's, with everything below them, in addition to the platform's own. */
  readonly reserved?: readonly string[];
  /** Areas by the pattern that only they may have, also while nobody mounts it: the sign-in page. */
  readonly assigned?: Readonly<Record<string, string>>;
  /** What areas may mount although it lies inside another's pattern. */
  readonly nested?: readonly NestedPattern[];
}
