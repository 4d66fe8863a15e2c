import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAmount, toMinor } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Badge, Button, formatList, formatMoney, QuantityStepper, TextField } from 'shared-ui';
import { EditIcon } from 'shared-ui/icons';
import { BasketLineOptions, useChosenNames } from './basket-line-options.tsx';
import type { LineProblem } from './line-problem.ts';
import type { PricedBasketLine } from './priced-basket.ts';
import classes from './basket-line.module.css';

const MAX_NOTE_LENGTH = 200;

interface BasketLineProps {
  line: PricedBasketLine;
  /** It can't be had now, but for later. */
  isLaterOnly: boolean;
  /** Why it can't be had with its options. */
  problem: LineProblem | undefined;
  onQuantityChange: (quantity: number) => void;
  onNoteChange: (note: string) => void;
}

/** One line of the basket: quantity, choice, note, removal. */
export function BasketLine(props: BasketLineProps) {
  const { line, isLaterOnly, problem, onQuantityChange, onNoteChange } = props;
  const { item, quantity, price, note, isSoldOut } = line;
  const { t, i18n } = useTranslation(['checkout', 'menu']);
  const { text: dish, marks } = useOwnTexts(line.language).name(item);
  const chosen = useChosenNames(line).map(({ text }) => text);
  // Two lines of one dish differ by what is chosen.
  const name = formatList([dish, ...chosen], i18n.language);
  const [isNoting, setNoting] = useState(false);
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <span className={classes.name} {...marks}>
          {dish}
        </span>
        <span className={classes.price} translate="no">
          {formatMoney(toAmount(toMinor(price) * quantity), i18n.language)}
        </span>
      </div>
      <BasketLineOptions line={line} problem={problem} name={name} />
      <div className={classes.tools}>
        <QuantityStepper label={name} value={quantity} max={line.most} onValueChange={onQuantityChange} />
        {(isSoldOut || isLaterOnly) && (
          <Badge tone="warning">{t(isSoldOut ? 'menu:sold_out' : 'menu:later_only')}</Badge>
        )}
        {!isNoting && note === '' && (
          <Button
            variant="quiet"
            size="small"
            iconStart={<EditIcon size="small" />}
            aria-label={t('line_note', { name })}
            onClick={() => setNoting(true)}
          >
            {t('add_line_note')}
          </Button>
        )}
      </div>
      {(isNoting || note !== '') && (
        <TextField
          label={t('line_note', { name })}
          isLabelHidden
          placeholder={t('line_note_placeholder')}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          autoFocus={isNoting}
          onChange={(event) => onNoteChange(event.currentTarget.value)}
          onBlur={() => setNoting(false)}
        />
      )}
    </li>
  );
}
