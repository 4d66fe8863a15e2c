import type { SourceState } from '../contract/index.ts';

/** A text table; each column is as wide as its widest cell. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats an ISO 8601 time to the second: `2026-11-20 06:55:01`. */
export function formatTime(time: string): string {
  return time.slice(0, 19).replace('T', ' ');
}

/** Digits of a commit that people read. */
const COMMIT_DIGITS = 10;

/** `commit 1a2b3c4d5e on main, with changes that are not committed (2 files)` */
export function formatSource(source: SourceState | undefined): string {
  if (!source) return 'no commit is known';
  const { commit, branch, changedCount } = source;
  const place = `commit ${commit.slice(0, COMMIT_DIGITS)}${branch === undefined ? '' : ` on ${branch}`}`;
  const files = changedCount === 1 ? '1 file' : `${String(changedCount)} files`;
  return changedCount ? `${place}, with changes that are not committed (${files})` : place;
}
