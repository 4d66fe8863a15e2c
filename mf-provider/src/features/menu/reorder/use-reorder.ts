import { useEffect, useLayoutEffect, useState } from 'react';
import { type LazyText, lazyTexts, useLazyText } from 'shared-ui';
import { changeDraft, type Direction, type DraftAction, type MenuDraft } from '../menu-draft.ts';
import { findHandle, findStepButton } from './drop-target.ts';
import { describePlace, placeAction, stepFrom, type MenuEntry, type Place } from './place.ts';

const text = lazyTexts('provider-menu');

/** A move that is under way. */
export interface ActiveMove extends MenuEntry {
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
  const translate = useLazyText();
  const [activeMove, setActiveMove] = useState<ActiveMove | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [announcement, setAnnouncement] = useState<LazyText | null>(null);
  const [buttonStep, setButtonStep] = useState<{ key: string; direction: Direction } | null>(null);

  // Rows change places, and the focused button with them.
  useLayoutEffect(() => {
    if (activeMove?.by !== 'keyboard') return;
    const handle = findHandle(root, activeMove.key);
    handle?.focus({ preventScroll: true });
    handle?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [root, activeMove, draft]);

  // The pressed button has moved with its row, and may be disabled now.
  useLayoutEffect(() => {
    if (!buttonStep) return;
    const { key, direction } = buttonStep;
    (findStepButton(root, key, direction) ?? findHandle(root, key))?.focus({ preventScroll: true });
  }, [root, buttonStep]);

  // A press elsewhere ends the move.
  const isByKeyboard = activeMove?.by === 'keyboard';
  useEffect(() => {
    if (!isByKeyboard) return undefined;
    const end = () => setActiveMove(null);
    window.addEventListener('pointerdown', end);
    return () => window.removeEventListener('pointerdown', end);
  }, [isByKeyboard]);

  function announce(what: 'lifted' | 'at' | 'dropped' | 'cancelled', menu: MenuDraft, entry: MenuEntry) {
    const words = describePlace(menu, entry);
    if (words) setAnnouncement(text(`move.${entry.kind}_${what}`, { ...words }));
  }

  function moveTo(entry: MenuEntry, to: Place, what: 'at' | 'dropped') {
    const action = placeAction(entry, to);
    change(action);
    announce(what, changeDraft(draft, action), entry);
  }

  function step(entry: MenuEntry, direction: Direction) {
    const next = stepFrom(draft, entry, direction);
    if (next) moveTo(entry, next, 'at');
  }

  function end() {
    setActiveMove(null);
    setPlace(null);
  }

  return {
    /** The element around all sections. */
    root,
    activeMove,
    /** Where the entry under the pointer would be dropped. */
    place,
    /** Announcement for screen readers. */
    announcement: announcement ? translate(announcement) : '',
    showPlace: setPlace,
    pickUp(entry: MenuEntry, by: ActiveMove['by']) {
      setActiveMove({ ...entry, by, origin: draft });
      announce('lifted', draft, entry);
    },
    canStep: (entry: MenuEntry, direction: Direction) => stepFrom(draft, entry, direction) !== undefined,
    step,
    /** Moves an entry one step and keeps the focus on the pressed button. */
    stepByButton(entry: MenuEntry, direction: Direction) {
      step(entry, direction);
      setButtonStep({ key: entry.key, direction });
    },
    /** Ends the move, at another place if one is given. */
    drop(entry: MenuEntry, at: Place | null) {
      if (at) moveTo(entry, at, 'dropped');
      else announce('dropped', draft, entry);
      end();
    },
    /** Cancels the move. */
    cancel(move: ActiveMove) {
      change({ type: 'reset', draft: move.origin });
      announce('cancelled', move.origin, move);
      end();
    },
  };
}
