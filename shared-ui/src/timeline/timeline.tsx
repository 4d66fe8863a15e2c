import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, CloseIcon } from '../icon/icons.ts';
import classes from './timeline.module.css';

/** One step of a {@link Timeline}. */
export interface TimelineStep {
  id: string;
  label: ReactNode;
  /** When, by whom, why. */
  description?: ReactNode | undefined;
  /** `current` has `aria-current`; `stopped` is where it ended before its goal. */
  state: 'done' | 'current' | 'upcoming' | 'stopped';
}

/** The progress of something in steps. */
export function Timeline(props: { steps: readonly TimelineStep[]; className?: string | undefined }) {
  return (
    <ol className={classNames(classes.timeline, props.className)}>
      {props.steps.map((step) => (
        <li
          key={step.id}
          className={classNames(classes.step, classes[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {step.state === 'done' && <CheckIcon size="small" />}
            {step.state === 'stopped' && <CloseIcon size="small" />}
          </span>
          <div className={classes.texts}>
            <div className={classes.label}>{step.label}</div>
            {step.description !== undefined && <div className={classes.description}>{step.description}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
