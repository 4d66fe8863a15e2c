/** The sound of a waiting order, synthesized in the browser: nothing to load on a weak connection. */
export interface Chime {
  /** Rings once. False if the browser blocks sound until the page is touched. */
  readonly ring: () => boolean;
  /** Unblocks sound; works while a touch or key press is being handled. */
  readonly unlock: () => Promise<boolean>;
}

const NOTES = [
  { frequency: 880, startsAt: 0 },
  { frequency: 1174.66, startsAt: 0.18 },
] as const;
const NOTE_SECONDS = 0.32;
const LOUDNESS = 0.4;
const SILENCE = 0.0001;

function playNote(context: AudioContext, frequency: number, at: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + NOTE_SECONDS);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE_SECONDS);
}

/** The chime of a page. Its audio context is created at the first use and reused, as browsers allow only a few. */
export function createChime(): Chime {
  let context: AudioContext | undefined;
  const open = () => {
    if (typeof AudioContext === 'undefined') return undefined;
    context ??= new AudioContext();
    return context;
  };
  return {
    ring: () => {
      const audio = open();
      // A device without sound has nothing to unblock.
      if (!audio) return true;
      if (audio.state !== 'running') return false;
      for (const note of NOTES) playNote(audio, note.frequency, audio.currentTime + note.startsAt);
      return true;
    },
    unlock: async () => {
      const audio = open();
      await audio?.resume();
      return !audio || audio.state === 'running';
    },
  };
}
