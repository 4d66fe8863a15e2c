// Every component imports this module before its own styles: the first mention of a layer decides its order.
import './styles/layers.css';

/** Joins class names, skipping empty ones. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
