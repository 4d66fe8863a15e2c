import { Badge } from '../badge/badge.tsx';
import { formatMoney } from '../format/format.ts';
import { useLanguage } from '../hooks/use-language.ts';
import type { MarkedText } from '../text/marked-text.ts';
import { useUiText } from '../text/use-ui-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import classes from './changed-lines.module.css';

/** A line of an order before or after a change, in the words of whoever reads it. */
export interface LineState {
  /** "2 ×" */
  readonly quantity: string;
  readonly name: MarkedText;
  /** In MRU. */
  readonly amount: number;
}

/** A line that a change touches. */
export interface ChangedLine {
  readonly id: string;
  readonly before: LineState;
  /** Null: it is taken out. */
  readonly after: LineState | null;
  /** What stands below the line: a question about it. */
  readonly children?: ReactNode;
}

/** Props of {@link ChangedLines}. */
export interface ChangedLinesProps {
  readonly lines: readonly ChangedLine[];
  readonly areAmountsHidden?: boolean;
  /** The accessible name of the list. */
  readonly label: string;
}

/** What a change makes of the lines of an order: each as it was, struck out, and as it will be. */
export function ChangedLines(props: ChangedLinesProps) {
  const { lines, areAmountsHidden = false, label } = props;
  const text = useUiText();
  return (
    <ul aria-label={label} className={classes.lines}>
      {lines.map(({ id, before, after, children }) => (
        <li key={id} className={classes.line}>
          <State as="del" state={before} hint={text('change_before')} {...{ areAmountsHidden }} />
          {after ? (
            <State as="ins" state={after} hint={text('change_after')} {...{ areAmountsHidden }} />
          ) : (
            <Badge className={classes.out}>{text('change_out')}</Badge>
          )}
          {children}
        </li>
      ))}
    </ul>
  );
}

interface StateProps {
  readonly as: 'del' | 'ins';
  readonly state: LineState;
  readonly areAmountsHidden: boolean;
  /** Says to screen readers which of the two it is. */
  readonly hint: string;
}

function State(props: StateProps) {
  const { as: Element, state, areAmountsHidden, hint } = props;
  const { quantity, name, amount } = state;
  const language = useLanguage();
  return (
    <Element className={classes.state}>
      <VisuallyHidden>{hint} </VisuallyHidden>
      <span className={classes.quantity}>{quantity}</span>
      <span>
        <span {...name.marks}>{name.text}</span>
      </span>
      {!areAmountsHidden && (
        <span className={classes.amount} translate="no">
          {formatMoney(amount, language)}
        </span>
      )}
    </Element>
  );
}
