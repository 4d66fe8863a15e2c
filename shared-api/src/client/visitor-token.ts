let token: string | undefined;

/** What the page sends as `VISITOR_HEADER` until it is closed. */
export function pageToken(): string {
  token ??= btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  return token;
}
