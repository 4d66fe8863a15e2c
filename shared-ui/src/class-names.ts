// Every component comes through here before its own styles: the first mention of a layer decides its place.
import './styles/layers.css';

/** Joins class names, leaving out the empty ones. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
