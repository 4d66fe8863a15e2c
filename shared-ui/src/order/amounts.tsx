import { classNames } from '../class-names.ts';
import { formatMoney, isolateLatin } from '../format/format.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { useFeeText } from '../text/use-fee-text.ts';
import classes from './amounts.module.css';

/** A part of an amount, or all of it. */
export interface AmountPart {
  readonly label: string;
  /** In MRU; below zero for what is taken off. */
  readonly amount: number;
  /** Whether none is called "Free". */
  readonly isFee?: boolean;
}

/** Props of {@link Amounts}. */
export interface AmountsProps {
  readonly parts?: readonly AmountPart[];
  readonly total?: AmountPart | undefined;
}

/** What an order costs, in parts and altogether. */
export function Amounts(props: AmountsProps) {
  const { parts = [], total } = props;
  return (
    <dl className={classes.amounts}>
      {parts.map((part) => (
        <Amount key={part.label} part={part} className={classes.part} />
      ))}
      {total && <Amount part={total} className={classes.total} />}
    </dl>
  );
}

function Amount(props: { part: AmountPart; className: string | undefined }) {
  const { label, amount, isFee } = props.part;
  const language = useLanguage();
  const fee = useFeeText();
  return (
    <div className={classNames(classes.row, props.className)}>
      <dt>{label}</dt>
      <dd translate="no">{isFee ? fee(amount) : amountText(amount, language)}</dd>
    </div>
  );
}

function amountText(amount: number, language: string): string {
  if (amount >= 0) return formatMoney(amount, language);
  return isolateLatin(`−${formatMoney(-amount, language)}`, language);
}
