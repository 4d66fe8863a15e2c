import { useEffect, useRef, useState } from 'react';
import { useNow } from 'shared-ui';
import { useStore } from 'zustand';
import { createChime } from './chime.ts';
import { createMuteStore } from './mute.ts';
import { noteAnswered, ringOnce } from './ring-once.ts';

const RING_EVERY_MS = 8_000;
const TOLERANCE_MS = 1_000;
const TICK_MS = 5_000;
/** Delay of the first ring: opening the audio device blocks a phone, so a new page becomes interactive first. */
const SETTLED_MS = 4_000;

/** Rings while orders wait for an answer, in one tab of the browser, until they are answered or muted. */
export function useOrderAlarm(waiting: number) {
  const [chime] = useState(createChime);
  const [muteStore] = useState(createMuteStore);
  const { mutedUntil, mute, unmute, follow } = useStore(muteStore);
  const [isBlocked, setBlocked] = useState(false);
  const cameAt = useRef(0);
  const before = useRef(0);
  const isMuted = mutedUntil > useNow(TICK_MS);

  useEffect(() => {
    cameAt.current = Date.now();
  }, []);

  useEffect(() => follow(), [follow]);

  useEffect(() => {
    if (waiting < before.current) noteAnswered(waiting);
    before.current = waiting;
    if (waiting === 0 || isMuted) return undefined;
    const ring = () =>
      // A timer may come a little early.
      ringOnce(waiting, RING_EVERY_MS - TOLERANCE_MS, chime.ring, (hasSound) => setBlocked(!hasSound));
    const first = setTimeout(ring, cameAt.current + SETTLED_MS - Date.now());
    const timer = setInterval(ring, RING_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
    // Depends on `waiting`: one more order rings immediately.
  }, [waiting, isMuted, chime]);

  // Browsers allow sound after a touch or key press, and may block it again while the device sleeps.
  useEffect(() => {
    const unlock = () => {
      void chime.unlock().then((isOn) => {
        if (isOn) setBlocked(false);
      });
    };
    document.addEventListener('pointerdown', unlock);
    document.addEventListener('keydown', unlock);
    return () => {
      document.removeEventListener('pointerdown', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, [chime]);

  return {
    mutedUntil: isMuted ? mutedUntil : null,
    isBlocked: isBlocked && waiting > 0 && !isMuted,
    mute,
    unmute,
    unlock: () => void chime.unlock().then((isOn) => setBlocked(!isOn)),
  };
}
