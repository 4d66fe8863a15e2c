import { useReducer, useState } from 'react';
import type { Restaurant } from 'shared-api/contract';
import { isSame } from '../../lib/is-same.ts';
import { changeDraft, toDraft, type DraftAction, type MenuDraft } from './menu-draft.ts';

/** The menu on screen, and the stored one that it started from. */
export interface MenuEditor {
  readonly draft: MenuDraft;
  readonly base: Restaurant;
  readonly isDirty: boolean;
  readonly change: (action: DraftAction) => void;
  /** Restarts from a stored menu and discards the draft. */
  readonly restart: (restaurant: Restaurant) => void;
  /** Continues with a draft over a newer stored menu. */
  readonly rebase: (restaurant: Restaurant, draft: MenuDraft) => void;
}

/** Holds the draft, which follows the stored menu until it is edited. */
export function useMenuEditor(restaurant: Restaurant): MenuEditor {
  const [base, setBase] = useState(restaurant);
  const [draft, change] = useReducer(changeDraft, restaurant, ({ menu }) => toDraft(menu));
  const isDirty = !isSame(draft, toDraft(base.menu));

  function rebase(stored: Restaurant, next: MenuDraft) {
    setBase(stored);
    change({ type: 'reset', draft: next });
  }

  function restart(stored: Restaurant) {
    rebase(stored, toDraft(stored.menu));
  }

  if (!isDirty && restaurant.version > base.version) restart(restaurant);
  return { draft, base, isDirty, change, restart, rebase };
}
