/** The texts of all errors on screen: under fields, and in alerts. */
export function shownErrors(): string[] {
  const elements = document.querySelectorAll('[id$="-error"], [role="alert"]');
  return [...elements].map((element) => element.textContent.trim()).filter((text) => text !== '');
}
