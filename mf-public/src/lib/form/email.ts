/** What the service takes for an e-mail address in all but exotic cases; it has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

export function isFilled(text: string): boolean {
  return text.trim() !== '';
}
