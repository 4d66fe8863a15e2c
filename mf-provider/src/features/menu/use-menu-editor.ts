import { useReducer, useState } from 'react';
import type { Restaurant } from 'shared-api/contract';
import { isSame } from '../../lib/is-same.ts';
import { changeEdited, toEdited, type EditedMenu, type EditorAction } from './edited-menu.ts';
import type { MenuDraft } from './menu-draft.ts';
import type { GroupsDraft } from './options/group-draft.ts';

/** The menu on screen, and the stored one that it started from. */
export interface MenuEditor {
  readonly edited: EditedMenu;
  /** The dishes of `edited`. */
  readonly draft: MenuDraft;
  /** The options of `edited`. */
  readonly groups: GroupsDraft;
  readonly base: Restaurant;
  readonly isDirty: boolean;
  readonly change: (action: EditorAction) => void;
  /** Restarts from a stored menu and discards the draft. */
  readonly restart: (restaurant: Restaurant) => void;
  /** Continues with a draft over a newer stored menu. */
  readonly rebase: (restaurant: Restaurant, edited: EditedMenu) => void;
}

/** Holds the draft, which follows the stored menu until it is edited. */
export function useMenuEditor(restaurant: Restaurant): MenuEditor {
  const [base, setBase] = useState(restaurant);
  const [edited, change] = useReducer(changeEdited, restaurant, toEdited);
  const isDirty = !isSame(edited, toEdited(base));

  function rebase(stored: Restaurant, next: EditedMenu) {
    setBase(stored);
    change({ type: 'restart', edited: next });
  }

  function restart(stored: Restaurant) {
    rebase(stored, toEdited(stored));
  }

  if (!isDirty && restaurant.version > base.version) restart(restaurant);
  return { edited, draft: edited.menu, groups: edited.groups, base, isDirty, change, restart, rebase };
}
