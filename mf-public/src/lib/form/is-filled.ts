/** Whether a text has more than blanks. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}
