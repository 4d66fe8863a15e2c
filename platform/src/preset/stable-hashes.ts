/** A hash as webpack writes it: at the end of a build's name, or as a text of its own. */
const HASH = /(?<=["_])[0-9a-f]{10}(?![0-9A-Za-z_])/g;
/** As long, so that source maps stay right; no hash, so that it is found again. */
const PLACEHOLDER = /zz\d{8}/g;

/**
 * Runs `act` on a script whose hashes are replaced. A minifier gives the shortest names to what is frequent, by the
 * letters that the script has anyway: with other hashes in it, all names of a script would change with every build, and
 * nobody could see which files an edit has reached.
 *
 * @param hashes of this build: one in a hundred looks like a number, which may be a text of the sources
 */
export async function withStableHashes<Result extends { readonly code: string }>(
  source: string,
  hashes: ReadonlySet<string>,
  act: (source: string) => Promise<Result>,
): Promise<Result> {
  const placeholders = new Map<string, string>();
  const stable = source.replaceAll(HASH, (found) => {
    if (!hashes.has(found)) return found;
    const placeholder = placeholders.get(found) ?? `zz${String(placeholders.size).padStart(8, '0')}`;
    placeholders.set(found, placeholder);
    return placeholder;
  });
  const originals = new Map([...placeholders].map(([hash, placeholder]) => [placeholder, hash]));
  const result = await act(stable);
  return { ...result, code: result.code.replaceAll(PLACEHOLDER, (found) => originals.get(found) ?? found) };
}
