import { useSearchState } from 'shared-ui/router';

const VIEW = 'show';

/** What of the menu is on screen. */
export const EDITOR_VIEWS = ['dishes', 'options'] as const;
export type EditorView = (typeof EDITOR_VIEWS)[number];

/** The view of the editor in the address: it stays the menu's, so that the draft does. */
export function useEditorView(): readonly [EditorView, (view: string) => void] {
  const { parameters, change } = useSearchState();
  const view = EDITOR_VIEWS.find((name) => name === parameters.get(VIEW)) ?? 'dishes';
  return [view, (next) => change({ [VIEW]: next === 'dishes' ? null : next })];
}
