/** Milliseconds for which lines of one kind are one line. */
const SILENT_MS = 10_000;

/** Writes a line of a kind; `kind` is one of a bounded number. */
export type SeldomLog = (kind: string, fields: object, text: string) => void;

/**
 * Writes the first line of each kind; the next one, after ten seconds at the earliest, says how many there were since
 * (`alsoSince`). For what a fault of the whole site causes with every request.
 */
export function logSeldom(write: (fields: object, text: string) => void): SeldomLog {
  const written = new Map<string, { readonly at: number; since: number }>();
  return (kind, fields, text) => {
    const last = written.get(kind);
    if (last && performance.now() - last.at < SILENT_MS) {
      last.since += 1;
      return;
    }
    write({ ...fields, alsoSince: last?.since ?? 0 }, text);
    written.set(kind, { at: performance.now(), since: 0 });
  };
}
