import { CheckIcon } from '../icons.ts';
import classes from './copy-status.module.css';
import type { CopyOutcome } from './use-copy.ts';

/** Props of {@link CopyStatus}. */
export interface CopyStatusProps {
  readonly outcome: CopyOutcome | null;
  readonly texts: Readonly<Record<CopyOutcome, string>>;
}

/** What became of a copy, beside its button: a toast would cover the buttons of a dialog. */
export function CopyStatus(props: CopyStatusProps) {
  const { outcome, texts } = props;
  return (
    <span role="status" className={classes.status}>
      {outcome === 'copied' && <CheckIcon size="small" />}
      {outcome && texts[outcome]}
    </span>
  );
}
