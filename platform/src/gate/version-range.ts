type Version = readonly [major: number, minor: number, patch: number];

const COMPARATOR = /^(\^|~|>=|=)?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/**
 * Whether a version lies in a range as package managers write them: `^1.2.3`, `~1.2.3`, `>=1.2.3`, `1.2.3`, `*`, and
 * `||` between several. A pre-release satisfies only the range that names exactly it.
 */
export function satisfies(version: string, range: string): boolean {
  return range.split('||').some((part) => satisfiesOne(version, part.trim()));
}

function satisfiesOne(version: string, comparator: string): boolean {
  if (comparator === version) return true;
  const given = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!given) return false;
  if (comparator === '*' || comparator === '') return true;
  const match = COMPARATOR.exec(comparator);
  if (!match) return false;
  const actual: Version = [Number(given[1]), Number(given[2]), Number(given[3])];
  const wanted: Version = [Number(match[2]), Number(match[3] ?? 0), Number(match[4] ?? 0)];
  if (compare(actual, wanted) < 0) return false;
  return match[1] === '>=' || compare(actual, ceiling(match[1], wanted)) < 0;
}

/** The first version that is too high. */
function ceiling(operator: string | undefined, [major, minor, patch]: Version): Version {
  if (operator === '~') return [major, minor + 1, 0];
  if (operator !== '^') return [major, minor, patch + 1];
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
