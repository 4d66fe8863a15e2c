/**
 * Control characters, which the service refuses, and those that turn the text after them around, which it takes out.
 */
const UNSEEN = /(?![\n\r\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text without characters that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '');
}
