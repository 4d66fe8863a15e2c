import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDraft, type Direction, type DraftAction, type MenuDraft } from '../menu-draft.ts';
import { findHandle } from './drop-target.ts';
import { describePlace, placeAction, stepFrom, type Moving, type Place } from './place.ts';

/** The entry that is being moved. */
export interface Lift extends Moving {
  readonly by: 'keyboard' | 'pointer';
  /** The menu before the move, for Escape. */
  readonly origin: MenuDraft;
}

/** What the editor's parts need for reordering. */
export type Reorder = ReturnType<typeof useReorder>;

/** Reorders categories and dishes by pointer or keyboard, and announces it to screen readers. */
export function useReorder(
  root: HTMLElement | null,
  draft: MenuDraft,
  change: (action: DraftAction) => void,
) {
  const { t } = useTranslation('provider-menu');
  const [lift, setLift] = useState<Lift | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [said, setSaid] = useState('');

  // Rows change places, and the focused button with them.
  useLayoutEffect(() => {
    if (lift?.by !== 'keyboard') return;
    const handle = findHandle(root, lift.key);
    handle?.focus({ preventScroll: true });
    handle?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [root, lift, draft]);

  // A press elsewhere ends the move.
  const isByKeyboard = lift?.by === 'keyboard';
  useEffect(() => {
    if (!isByKeyboard) return undefined;
    const putDown = () => setLift(null);
    window.addEventListener('pointerdown', putDown);
    return () => window.removeEventListener('pointerdown', putDown);
  }, [isByKeyboard]);

  function say(what: 'lifted' | 'at' | 'dropped' | 'cancelled', menu: MenuDraft, moving: Moving) {
    const words = describePlace(menu, moving);
    if (words) setSaid(t(`move.${moving.kind}_${what}`, { ...words }));
  }

  function moveTo(moving: Moving, to: Place, what: 'at' | 'dropped') {
    const action = placeAction(moving, to);
    change(action);
    say(what, changeDraft(draft, action), moving);
  }

  function end() {
    setLift(null);
    setPlace(null);
  }

  return {
    /** The element around all sections. */
    root,
    lift,
    /** Where the entry under the pointer would be dropped. */
    place,
    /** Announcement for screen readers. */
    said,
    showPlace: setPlace,
    pickUp(moving: Moving, by: Lift['by']) {
      setLift({ ...moving, by, origin: draft });
      say('lifted', draft, moving);
    },
    step(moving: Moving, direction: Direction) {
      const next = stepFrom(draft, moving, direction);
      if (next) moveTo(moving, next, 'at');
    },
    /** Ends the move, at another place if one is given. */
    drop(moving: Moving, at: Place | null) {
      if (at) moveTo(moving, at, 'dropped');
      else say('dropped', draft, moving);
      end();
    },
    /** Cancels the move. */
    cancel(lifted: Lift) {
      change({ type: 'reset', draft: lifted.origin });
      say('cancelled', lifted.origin, lifted);
      end();
    },
  };
}
