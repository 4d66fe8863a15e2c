import * as z from 'zod';

/** No control character: these texts come from another machine and are printed in a terminal. */
const plainText = z.string().regex(/^[^\p{C}]{1,200}$/u, 'must be plain text of at most 200 characters');

/** How many changed files a state names. */
export const MAX_CHANGED_FILES = 50;

/** The state of the sources that a version was released from, as git knew them at that moment. */
export const sourceStateSchema = z.strictObject({
  /** The full hash of the commit that was checked out. */
  commit: z.string().regex(/^[0-9a-f]{40,64}$/, 'must be the hash of a commit'),
  /** Absent when no branch was checked out. */
  branch: plainText.exactOptional(),
  /** Sources of the version that differed from the commit, by path, at most {@link MAX_CHANGED_FILES}. */
  changed: z.array(plainText).max(MAX_CHANGED_FILES).readonly(),
  /** How many they were. */
  changedCount: z.int().min(0).max(1_000_000),
});
export type SourceState = z.output<typeof sourceStateSchema>;
