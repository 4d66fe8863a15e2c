/** Matches e-mail addresses in all but exotic cases; the service decides. */
const EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

export function isFilled(text: string): boolean {
  return text.trim() !== '';
}
