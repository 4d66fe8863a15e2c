import type { Selector, SelectorComponent } from 'lightningcss';

/**
 * Whether a selector matches nothing unless an element with a class of the area's own, which no other part's style
 * sheets name, is on the page.
 * @param foreign class names of other parts of the set
 */
export function isScoped(selector: Selector, foreign: ReadonlySet<string>): boolean {
  return selector.some((component) => isOwn(component, foreign));
}

function isOwn(component: SelectorComponent, foreign: ReadonlySet<string>): boolean {
  if (component.type === 'class') return !foreign.has(component.name);
  // The rule around it is checked by itself.
  if (component.type === 'nesting') return true;
  if (component.type !== 'pseudo-class') return false;
  if (component.kind !== 'is' && component.kind !== 'where' && component.kind !== 'has') return false;
  return component.selectors.every((selector) => isScoped(selector, foreign));
}
