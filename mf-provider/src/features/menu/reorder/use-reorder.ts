import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDraft, type Direction, type DraftAction, type MenuDraft } from '../menu-draft.ts';
import { findHandle } from './drop-target.ts';
import { describePlace, placeAction, stepFrom, type Moving, type Place } from './place.ts';

/** Something that has been picked up. */
export interface Lift extends Moving {
  readonly by: 'keyboard' | 'pointer';
  /** The menu before, for Escape. */
  readonly origin: MenuDraft;
}

/** What the parts of the editor need to move things. */
export type Reorder = ReturnType<typeof useReorder>;

/** Moves categories and dishes by pointer, finger or keyboard, and says so to those who do not see it. */
export function useReorder(
  root: HTMLElement | null,
  draft: MenuDraft,
  change: (action: DraftAction) => void,
) {
  const { t } = useTranslation('provider-menu');
  const [lift, setLift] = useState<Lift | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [said, setSaid] = useState('');

  // Rows change places in the page, and with them the button that has the focus.
  useLayoutEffect(() => {
    if (lift?.by !== 'keyboard') return;
    const handle = findHandle(root, lift.key);
    handle?.focus({ preventScroll: true });
    handle?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [root, lift, draft]);

  // Whoever presses elsewhere has put it down.
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
    /** Where the thing under the pointer would stand. */
    place,
    /** What a screen reader says. */
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
    /** Leaves it where it is, or brings it to a place. */
    drop(moving: Moving, at: Place | null) {
      if (at) moveTo(moving, at, 'dropped');
      else say('dropped', draft, moving);
      end();
    },
    /** Puts everything back. */
    cancel(lifted: Lift) {
      change({ type: 'reset', draft: lifted.origin });
      say('cancelled', lifted.origin, lifted);
      end();
    },
  };
}
