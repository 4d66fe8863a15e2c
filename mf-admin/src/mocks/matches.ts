/** Whether one of the texts contains the query's search. */
export function hasText(query: URLSearchParams, ...texts: (string | null)[]): boolean {
  const search = (query.get('q') ?? '').toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(search));
}

/** Whether a filter of the query matches a value; an absent filter matches all. */
export function matchesFilter(query: URLSearchParams, name: string, value: string): boolean {
  return (query.get(name) ?? value) === value;
}
