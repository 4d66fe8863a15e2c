import { Badge } from '../badge/badge.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { useLanguage } from '../hooks/use-language.ts';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { Radio } from '../radio-group/radio-group.tsx';
import {
  countIn,
  countOf,
  kindOf,
  mostOf,
  type OptionCount,
  type ShownGroup,
  type ShownOption,
} from './option-choice.ts';
import { TypedText } from '../typed-text/typed-text.tsx';
import { formatDifference } from './price-difference.ts';
import classes from './option-group-field.module.css';

interface OptionRowProps {
  readonly group: ShownGroup;
  readonly option: ShownOption;
  readonly chosen: readonly OptionCount[];
  /** A word for an option that is sold out. */
  readonly soldOut: string;
  readonly isInvalid: boolean;
  readonly onCountChange: (count: number) => void;
}

/** One option: a radio button, a checkbox, or buttons for its number. */
export function OptionRow(props: OptionRowProps) {
  const { group, option, chosen, soldOut, isInvalid, onCountChange } = props;
  const count = countOf(chosen, option.id);
  const left = mostOf(group) - countIn(group, chosen);
  const text = <OptionText option={option} soldOut={soldOut} />;
  switch (kindOf(group)) {
    case 'one':
      return (
        <Radio
          name={group.id}
          option={{ value: option.id, label: text }}
          value={count > 0 ? option.id : ''}
          required
          isDisabled={option.isSoldOut}
          isInvalid={isInvalid}
          onChange={() => onCountChange(1)}
        />
      );
    case 'several':
      return (
        <Checkbox
          label={text}
          checked={count > 0}
          // Where one can be chosen, another one takes its place.
          disabled={option.isSoldOut || (count === 0 && left <= 0 && group.max > 1)}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => onCountChange(event.currentTarget.checked ? 1 : 0)}
        />
      );
    case 'numbers':
      return (
        <div className={classes.numbers}>
          {text}
          <QuantityStepper
            label={option.label.text}
            value={count}
            max={Math.min(count + Math.max(left, 0), option.most ?? Infinity)}
            isDisabled={option.isSoldOut}
            onValueChange={onCountChange}
          />
        </div>
      );
  }
}

function OptionText(props: { readonly option: ShownOption; readonly soldOut: string }) {
  const { option, soldOut } = props;
  const language = useLanguage();
  return (
    <span className={classes.option}>
      <span className={classes.name} {...option.label.marks}>
        {option.label.text}
        {option.description && (
          <TypedText
            as="span"
            className={classes.description}
            text={option.description.text}
            {...option.description.marks}
          />
        )}
      </span>
      {!option.isSoldOut && option.left !== undefined && (
        <Badge tone="warning" className={classes.left}>
          {option.left}
        </Badge>
      )}
      {option.isSoldOut ? (
        <Badge>{soldOut}</Badge>
      ) : (
        option.price !== 0 && (
          <span className={classes.price}>{formatDifference(option.price, language)}</span>
        )
      )}
    </span>
  );
}
