import { useReducer, useState } from 'react';
import type { Restaurant } from 'shared-api/contract';
import { isSame } from '../../lib/is-same.ts';
import { changeDraft, toDraft, type DraftAction, type MenuDraft } from './menu-draft.ts';

/** The menu on the screen, and the stored one that it began from. */
export interface MenuEditor {
  readonly draft: MenuDraft;
  readonly base: Restaurant;
  readonly isDirty: boolean;
  readonly change: (action: DraftAction) => void;
  /** Begins again from a stored menu; what was not saved is gone. */
  readonly restart: (restaurant: Restaurant) => void;
  /** Goes on with a draft over a newer stored menu. */
  readonly rebase: (restaurant: Restaurant, draft: MenuDraft) => void;
}

/** Holds the draft. While nothing is changed, it follows the stored menu. */
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
