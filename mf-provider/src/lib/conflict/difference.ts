/** Whose version: what is on this screen, or what somebody else has saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** Chooses for every difference; one that is not named takes its usual side. */
export type Choices = ReadonlyMap<string, Side>;

/** One thing that two versions say differently. */
export interface Difference {
  readonly id: string;
  /** The version to suggest: that of the side that changed it. */
  readonly usual: Side;
  /** Both changed it since they began. */
  readonly isBoth: boolean;
}

/** Compares three versions of one value; undefined where mine and theirs agree. */
export function compareValues(
  id: string,
  isSame: (side: 'base' | Side, other: 'base' | Side) => boolean,
): Difference | undefined {
  if (isSame('mine', 'theirs')) return undefined;
  const isMineChanged = !isSame('base', 'mine');
  return {
    id,
    usual: isMineChanged ? 'mine' : 'theirs',
    isBoth: isMineChanged && !isSame('base', 'theirs'),
  };
}

/** The version that a difference comes to. */
export function sideOf(difference: Difference, choices: Choices): Side {
  return choices.get(difference.id) ?? difference.usual;
}
