import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { formatMoney } from '../format/format.ts';
import { useLanguage } from '../hooks/use-language.ts';
import type { MarkedText } from '../text/marked-text.ts';
import classes from './order-lines.module.css';

/** A line of an order in the words of whoever reads it. */
export interface ShownLine {
  readonly id: string;
  /** "2 ×" */
  readonly quantity: string;
  readonly name: MarkedText;
  /** What the customer calls the dish, where that is something else. */
  readonly shownName?: MarkedText | undefined;
  /** What was chosen of it. */
  readonly options: readonly (MarkedText & { readonly id: string })[];
  readonly note: string | null;
  /** In MRU. */
  readonly amount: number;
}

/** Props of {@link OrderLines}. */
export interface OrderLinesProps {
  readonly lines: readonly ShownLine[];
  /** Options and notes stand out, for those who cook. */
  readonly isForKitchen?: boolean;
  readonly areAmountsHidden?: boolean;
  /** The accessible name of the list. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Classes of the parts of a line, on paper. */
  readonly lineClasses?: Readonly<
    Partial<Record<'line' | 'quantity' | 'shownName' | 'option' | 'note', string | undefined>>
  >;
  /** Further entries of the list. */
  readonly children?: ReactNode;
}

/** The dishes of an order, with what was chosen and noted. */
export function OrderLines(props: OrderLinesProps) {
  const { lines, isForKitchen, areAmountsHidden, label, className, lineClasses, children } = props;
  const language = useLanguage();
  return (
    <ul aria-label={label} className={classNames(classes.lines, isForKitchen && classes.kitchen, className)}>
      {lines.map((line) => (
        <li key={line.id} className={classNames(classes.line, lineClasses?.line)}>
          <span className={classNames(classes.quantity, lineClasses?.quantity)}>{line.quantity}</span>
          <Dish line={line} lineClasses={lineClasses} />
          {!areAmountsHidden && (
            <span className={classes.amount} translate="no">
              {formatMoney(line.amount, language)}
            </span>
          )}
        </li>
      ))}
      {children}
    </ul>
  );
}

function Dish(props: { line: ShownLine; lineClasses: OrderLinesProps['lineClasses'] }) {
  const { line, lineClasses } = props;
  const { name, shownName, options, note } = line;
  return (
    <span>
      <span {...name.marks}>{name.text}</span>
      {shownName && (
        <span className={classNames(classes.shownName, lineClasses?.shownName)}>
          <bdi {...shownName.marks}>{shownName.text}</bdi>
        </span>
      )}
      {options.map(({ id, text, marks }) => (
        <span key={id} className={classNames(classes.option, lineClasses?.option)} {...marks}>
          {text}
        </span>
      ))}
      {note && (
        <span className={classNames(classes.note, lineClasses?.note)} dir="auto">
          {note}
        </span>
      )}
    </span>
  );
}
