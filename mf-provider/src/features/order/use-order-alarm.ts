import { useEffect, useRef, useState } from 'react';
import { useNow } from 'shared-ui';
import { useStore } from 'zustand';
import { createChime } from './chime.ts';
import { createMuteStore } from './mute.ts';

const RING_EVERY_MS = 8_000;
const TICK_MS = 5_000;
/** The first ring opens the device's audio, which holds a phone up: a page that has only just come is there for its owner first. */
const SETTLED_MS = 4_000;

/** Rings while orders wait for an answer, until they are handled or somebody mutes it for a while. */
export function useOrderAlarm(waiting: number) {
  const [chime] = useState(createChime);
  const [muteStore] = useState(createMuteStore);
  const { mutedUntil, mute, unmute } = useStore(muteStore);
  const [isBlocked, setBlocked] = useState(false);
  const cameAt = useRef(0);
  const isMuted = mutedUntil > useNow(TICK_MS);

  useEffect(() => {
    cameAt.current = Date.now();
  }, []);

  useEffect(() => {
    if (waiting === 0 || isMuted) return undefined;
    const ring = () => setBlocked(!chime.ring());
    const first = setTimeout(ring, cameAt.current + SETTLED_MS - Date.now());
    const timer = setInterval(ring, RING_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
    // `waiting` itself: one more order rings at once.
  }, [waiting, isMuted, chime]);

  // Browsers allow sound from the first touch or key on, and may take it away while the device sleeps: every touch asks.
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
