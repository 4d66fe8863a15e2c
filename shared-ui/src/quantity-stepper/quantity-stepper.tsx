import { classNames } from '../class-names.ts';
import { MinusIcon, PlusIcon, TrashIcon } from '../icon/icons.ts';
import { useUiText } from '../text/use-ui-text.ts';
import classes from './quantity-stepper.module.css';

/** Props of {@link QuantityStepper}. */
export interface QuantityStepperProps {
  /** What is counted, e.g. the dish's name; part of the buttons' names. */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Minimum; at 0 (default) the last one can be removed. */
  min?: number | undefined;
  /** Maximum, 99 by default. */
  max?: number | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** − number +. With `min` 0, the minus becomes a bin at 1. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onValueChange, min = 0, max = 99, isDisabled = false, className } = props;
  const text = useUiText();
  const isRemoval = min === 0 && value === 1;
  return (
    <div role="group" aria-label={label} className={classNames(classes.stepper, className)}>
      <button
        type="button"
        className={classes.step}
        aria-label={text(isRemoval ? 'remove' : 'decrease', { name: label })}
        disabled={isDisabled || value <= min}
        onClick={() => onValueChange(Math.max(min, value - 1))}
      >
        {isRemoval ? <TrashIcon /> : <MinusIcon />}
      </button>
      <output className={classes.value}>{value}</output>
      <button
        type="button"
        className={classes.step}
        aria-label={text('increase', { name: label })}
        disabled={isDisabled || value >= max}
        onClick={() => onValueChange(Math.min(max, value + 1))}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
