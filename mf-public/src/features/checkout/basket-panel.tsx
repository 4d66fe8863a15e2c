import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_TYPES, type OrderType } from 'shared-api/contract';
import { Button, formatList, Notice, RadioGroup, TextArea, useFeeText } from 'shared-ui';
import { BagIcon, EditIcon, ScooterIcon } from 'shared-ui/icons';
import { BasketLine } from './basket-line.tsx';
import { OfferHint } from './offer-hint.tsx';
import { PriceList } from './price-list.tsx';
import type { BasketControl } from './use-priced-basket.ts';
import classes from './basket-panel.module.css';

const MAX_NOTE_LENGTH = 500;

/** Lines, note, order type and fees; beside the menu and in the phone's sheet. */
export function BasketPanel(props: { control: BasketControl }) {
  const { control } = props;
  const { lines, orderType, promotion } = control.basket;
  const { t } = useTranslation('checkout');
  const gone = <GoneDishes control={control} />;
  if (lines.length === 0)
    return (
      <>
        {gone}
        <p className={classes.empty}>{t('selection_empty')}</p>
      </>
    );
  return (
    <div className={classes.panel}>
      {gone}
      <ul className={classes.lines}>
        {lines.map((line, index) => (
          <BasketLine
            // Another choice keeps its place, and with it the focus.
            key={`${line.item.id} ${lines.slice(0, index).filter(({ item }) => item === line.item).length}`}
            line={line}
            isLaterOnly={control.laterOnly.has(line.key)}
            problem={line.problem ?? control.refused.get(line.key)}
            onQuantityChange={(quantity) => control.changeQuantity(line.key, quantity)}
            onNoteChange={(note) => control.changeLineNote(line.key, note)}
          />
        ))}
      </ul>
      <OrderNote note={control.basket.note} onChange={control.changeNote} />
      <OrderTypes control={control} />
      <OfferHint basket={control.basket} />
      {(orderType === 'Delivery' || promotion) && <PriceList order={control.basket} />}
    </div>
  );
}

/** Says that chosen dishes have left the menu, until that was read. */
function GoneDishes(props: { control: BasketControl }) {
  const { basket, forgetGone } = props.control;
  const { t, i18n } = useTranslation('checkout');
  const count = basket.gone.length;
  if (count === 0) return null;
  const names = new Set(basket.gone.flatMap(({ name }) => name ?? []));
  return (
    <Notice tone="warning" onDismiss={forgetGone}>
      {t('gone', { count })}
      {names.size > 0 && (
        <p dir="auto" translate="no">
          <strong>{formatList([...names], i18n.language)}</strong>
        </p>
      )}
    </Notice>
  );
}

function OrderTypes(props: { control: BasketControl }) {
  const { restaurant, basket, isTypeMissing, changeOrderType } = props.control;
  const { t } = useTranslation('checkout');
  const fee = useFeeText()(restaurant.deliveryFee);
  return (
    <RadioGroup
      legend={t('order_type')}
      required
      className={classes.types}
      options={[
        { value: 'Delivery', label: t('delivery'), hint: fee, icon: <ScooterIcon /> },
        { value: 'Takeaway', label: t('takeaway'), icon: <BagIcon /> },
      ]}
      value={basket.orderType ?? ''}
      onValueChange={(value) => {
        const chosen: OrderType | undefined = ORDER_TYPES.find((type) => type === value);
        if (chosen) changeOrderType(chosen);
      }}
      error={isTypeMissing ? t('order_type_required') : undefined}
    />
  );
}

function OrderNote(props: { note: string; onChange: (note: string) => void }) {
  const { note, onChange } = props;
  const { t } = useTranslation('checkout');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && note === '') {
    return (
      <Button
        variant="quiet"
        size="small"
        iconStart={<EditIcon size="small" />}
        className={classes.addNote}
        onClick={() => setOpen(true)}
      >
        {t('add_order_note')}
      </Button>
    );
  }
  return (
    <TextArea
      label={t('order_note')}
      placeholder={t('order_note_placeholder')}
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      autoFocus={isOpen && note === ''}
      value={note}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
