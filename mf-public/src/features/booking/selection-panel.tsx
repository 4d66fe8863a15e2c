import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_TYPES, type OrderType } from 'shared-api/contract';
import { Button, formatMoney, RadioGroup, TextArea } from 'shared-ui';
import { BagIcon, EditIcon, ScooterIcon } from 'shared-ui/icons';
import { PriceList } from './price-list.tsx';
import { SelectionLine } from './selection-line.tsx';
import type { SelectionControl } from './use-selection.ts';
import classes from './selection-panel.module.css';

const LONGEST_NOTE = 500;

/** What was selected, how it is to be handed over, and what is added for it; beside the menu and in the phone's sheet. */
export function SelectionPanel(props: { control: SelectionControl }) {
  const { control } = props;
  const { lines, orderType, subtotal, deliveryFee } = control.selection;
  const { t } = useTranslation('booking');
  if (lines.length === 0) return <p className={classes.empty}>{t('selection_empty')}</p>;
  return (
    <div className={classes.panel}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <SelectionLine
            key={line.item.id}
            line={line}
            onQuantityChange={(quantity) => control.changeQuantity(line.item.id, quantity)}
            onNoteChange={(note) => control.changeLineNote(line.item.id, note)}
          />
        ))}
      </ul>
      <OrderNote note={control.selection.note} onChange={control.changeNote} />
      <OrderTypes control={control} />
      {orderType === 'Delivery' && <PriceList subtotal={subtotal} deliveryFee={deliveryFee} />}
    </div>
  );
}

function OrderTypes(props: { control: SelectionControl }) {
  const { restaurant, selection, isTypeMissing, changeOrderType } = props.control;
  const { t, i18n } = useTranslation('booking');
  const fee =
    restaurant.deliveryFee === 0 ? t('fee_free') : formatMoney(restaurant.deliveryFee, i18n.language);
  return (
    <RadioGroup
      legend={t('order_type')}
      required
      className={classes.types}
      options={[
        { value: 'Delivery', label: t('delivery'), hint: fee, icon: <ScooterIcon /> },
        { value: 'Takeaway', label: t('takeaway'), icon: <BagIcon /> },
      ]}
      value={selection.orderType ?? ''}
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
  const { t } = useTranslation('booking');
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
      maxLength={LONGEST_NOTE}
      autoFocus={isOpen && note === ''}
      value={note}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
