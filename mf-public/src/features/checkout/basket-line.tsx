import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ITEM_QUANTITY } from 'shared-api/contract';
import { Badge, Button, formatMoney, QuantityStepper, TextField } from 'shared-ui';
import { EditIcon } from 'shared-ui/icons';
import type { PricedBasketLine } from './priced-basket.ts';
import classes from './basket-line.module.css';

const MAX_NOTE_LENGTH = 200;

interface BasketLineProps {
  line: PricedBasketLine;
  onQuantityChange: (quantity: number) => void;
  onNoteChange: (note: string) => void;
}

/** One line of the basket: quantity, note, removal. */
export function BasketLine(props: BasketLineProps) {
  const { line, onQuantityChange, onNoteChange } = props;
  const { item, quantity, note, isSoldOut } = line;
  const { t, i18n } = useTranslation(['checkout', 'menu']);
  const [isNoting, setNoting] = useState(false);
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <span className={classes.name} dir="auto">
          {item.name}
        </span>
        <span className={classes.price}>
          {formatMoney(Math.round(item.price * quantity * 100) / 100, i18n.language)}
        </span>
      </div>
      <div className={classes.tools}>
        <QuantityStepper
          label={item.name}
          value={quantity}
          max={MAX_ITEM_QUANTITY}
          onValueChange={onQuantityChange}
        />
        {isSoldOut && <Badge tone="warning">{t('menu:sold_out')}</Badge>}
        {!isNoting && note === '' && (
          <Button
            variant="quiet"
            size="small"
            iconStart={<EditIcon size="small" />}
            aria-label={t('line_note', { name: item.name })}
            onClick={() => setNoting(true)}
          >
            {t('add_line_note')}
          </Button>
        )}
      </div>
      {(isNoting || note !== '') && (
        <TextField
          label={t('line_note', { name: item.name })}
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
