import { StatusBadge } from '../badge/badge.tsx';
import { formatWeekday } from '../format/format.ts';
import { formatTime } from '../format/time.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { useOpeningText } from '../text/use-opening-text.ts';

/** When an opening state ends, as `openingChange` of the contract gives it. */
export interface ShownOpeningChange {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly text: 'until' | `${'opens' | 'back'}_${'today' | 'tomorrow' | 'on'}`;
}

export interface OpeningBadgeProps {
  readonly word: 'open' | 'paused' | 'closed';
  /** Undefined when it is unknown when the state ends. */
  readonly change: ShownOpeningChange | undefined;
}

const TONES = { open: 'success', paused: 'warning', closed: 'neutral' } as const;

/** Whether a restaurant is open, closed or paused, and until when. */
export function OpeningBadge(props: OpeningBadgeProps) {
  const { word, change } = props;
  const text = useOpeningText();
  return (
    <StatusBadge tone={TONES[word]} note={useOpeningChangeText(change)}>
      {text(word)}
    </StatusBadge>
  );
}

/** When an opening state ends: "until 23:00", "opens tomorrow at 11:00"; undefined when unknown. */
export function useOpeningChangeText(change: ShownOpeningChange | undefined): string | undefined {
  const text = useOpeningText();
  const language = useLanguage();
  if (!change) return undefined;
  return text(`change_${change.text}`, {
    time: formatTime(change.at),
    day: formatWeekday(change.at, language),
  });
}
