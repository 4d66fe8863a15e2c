/** `mine` is on this screen; `theirs` is what somebody else has saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** The chosen side of each difference; the default side for others. */
export type Choices = ReadonlyMap<string, Side>;

/** A difference of two versions. */
export interface Difference {
  readonly id: string;
  /** The default: the side that has changed it. */
  readonly usual: Side;
  /** Both sides have changed it. */
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

/** The chosen value of a difference. */
export function sideOf(difference: Difference, choices: Choices): Side {
  return choices.get(difference.id) ?? difference.usual;
}
