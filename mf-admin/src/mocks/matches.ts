/** Whether one of the texts has what a query searches for. */
export function hasText(query: URLSearchParams, ...texts: (string | null)[]): boolean {
  const search = (query.get('q') ?? '').toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(search));
}

/** Whether a query asks for this value, or for any. */
export function isWanted(query: URLSearchParams, name: string, value: string): boolean {
  return (query.get(name) ?? value) === value;
}
