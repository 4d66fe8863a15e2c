/** The segments of one form of a pattern; `:` stands for any one segment, `*` at the end for any number of them. */
type Segments = readonly string[];

const PARAMETER = ':';
const SPLAT = '*';

/** A pattern with more forms than this counts as matching everything: nobody needs it, and they double each time. */
const MAX_FORMS = 64;

/** What the routers of shell and delivery server ignore is ignored here, too: case, and empty segments. */
function segmentsOf(pattern: string): string[] {
  const segments = pattern.split('/').filter(Boolean).map(decode);
  const last = segments.at(-1);
  // The router reads `/admin*` as `/admin/*`.
  return last?.endsWith(SPLAT) && last !== SPLAT
    ? [...segments.slice(0, -1), last.slice(0, -1), SPLAT]
    : segments;
}

function decode(segment: string): string {
  if (segment.startsWith(PARAMETER)) return segment.endsWith('?') ? ':?' : PARAMETER;
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** Optional segments (`/menu/:dish?`) make several forms of a pattern: with each of them, and without. */
function formsOf(pattern: string): Segments[] {
  let forms: string[][] = [[]];
  for (const segment of segmentsOf(pattern)) {
    const isOptional = segment.endsWith('?');
    const name = isOptional ? segment.slice(0, -1) : segment;
    const longer = forms.map((form) => [...form, name]);
    forms = isOptional ? [...forms, ...longer] : longer;
    if (forms.length > MAX_FORMS) return [[SPLAT]];
  }
  return forms;
}

/** Whether there is an address that both patterns match. Patterns are in react-router syntax, from the root. */
export function doOverlap(one: string, other: string): boolean {
  return formsOf(one).some((a) => formsOf(other).some((b) => shareAddress(a, b)));
}

/** Whether every address that `inner` matches is matched by `outer`, too. */
export function doesCover(outer: string, inner: string): boolean {
  return formsOf(inner).every((a) => formsOf(outer).some((b) => contains(b, a)));
}

/** Whether two patterns match the same addresses, whatever their parameters are called. */
export function isSamePattern(one: string, other: string): boolean {
  return doesCover(one, other) && doesCover(other, one);
}

/** Whether a pattern begins with a fixed segment or is `/`, so that it claims no address of unknown areas. */
export function hasFixedStart(pattern: string): boolean {
  return formsOf(pattern).every(([first]) => first === undefined || (first !== PARAMETER && first !== SPLAT));
}

function shareAddress([first, ...rest]: Segments, [other, ...others]: Segments): boolean {
  if (first === SPLAT || other === SPLAT) return true;
  if (first === undefined || other === undefined) return first === other;
  return (first === other || first === PARAMETER || other === PARAMETER) && shareAddress(rest, others);
}

function contains([outer, ...outerRest]: Segments, [inner, ...innerRest]: Segments): boolean {
  if (outer === SPLAT) return true;
  if (outer === undefined || inner === undefined) return outer === inner;
  if (inner === SPLAT) return false;
  return (outer === inner || outer === PARAMETER) && contains(outerRest, innerRest);
}
