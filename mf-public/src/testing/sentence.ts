/** Matches the innermost element with a sentence whose names and amounts are elements of their own. */
export function sentence(text: RegExp | string) {
  const has = ({ textContent }: Element) =>
    typeof text === 'string' ? textContent === text : text.test(textContent);
  return (_: string, element: Element | null): boolean =>
    element !== null && has(element) && ![...element.children].some(has);
}
