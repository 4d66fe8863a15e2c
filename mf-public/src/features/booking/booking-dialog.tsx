import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import { Button, Dialog, formatMoney, Notice } from 'shared-ui';
import { useDraft, useKeptContact } from '../../lib/device/device.tsx';
import {
  initialForm,
  toContact,
  toCreateOrder,
  type BookingForm,
  type Confirmation,
} from './booking-form.ts';
import { ContactFields, DeliveryFields, RememberField } from './contact-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { deliveredTo } from './selection.ts';
import { usePlaceOrder, type BookingFailure } from './use-place-order.ts';
import type { SelectionControl } from './use-selection.ts';
import classes from './booking-dialog.module.css';

interface BookingDialogProps {
  control: SelectionControl;
  onClose: () => void;
  onConfirm: (confirmation: Confirmation) => void;
}

/** 'Enter Your Information' (spec.md section 2): stays open, with everything typed, until the order is stored. */
export function BookingDialog(props: BookingDialogProps) {
  const { control, onClose, onConfirm } = props;
  const { restaurant } = control;
  const { t } = useTranslation('booking');
  const [kept, keep] = useKeptContact();
  const user = useSession((session) => session.user);
  const [draft, keepDraft] = useDraft(restaurant.id);
  const [start] = useState(() => initialForm(kept, user, draft));
  const form = useForm<BookingForm>({ defaultValues: start });
  const commune = useWatch({ control: form.control, name: 'commune' });
  const selection = deliveredTo(control.selection, restaurant, commune);
  const { place, failure, isUnsure } = usePlaceOrder(restaurant);
  const { isSubmitting } = form.formState;
  // By another window: what is booked here empties the selection while it is being sent.
  const isEmptied = selection.count === 0 && !isSubmitting;
  // A second press comes before the first one has made the form busy.
  const isSending = useRef(false);

  async function submit(values: BookingForm) {
    if (isSending.current || selection.count === 0) return;
    isSending.current = true;
    const confirmation = await place(toCreateOrder(restaurant, selection, values));
    isSending.current = false;
    if (!confirmation) return;
    keep(values.remember ? toContact(values) : null);
    keepDraft(null);
    onConfirm(confirmation);
  }

  // Closed, reloaded or left by a sign-out: what was typed is there again.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft({ ...values }) }),
    [form, keepDraft],
  );

  return (
    <Dialog
      isOpen
      title={t('info_title')}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      footer={
        <Footer
          total={selection.total}
          failure={failure}
          isEmptied={isEmptied}
          isBusy={isSubmitting}
          onCancel={onClose}
        />
      }
    >
      <div className={classes.fields}>
        {isUnsure && <Notice tone="info">{t('unsure')}</Notice>}
        <SavedAddresses form={form} region={restaurant.region} />
        <ContactFields form={form} refused={failure?.fields ?? []} />
        {selection.orderType === 'Delivery' && (
          <DeliveryFields form={form} restaurant={restaurant} commune={commune} />
        )}
        <PaymentFields form={form} total={selection.total} />
        <RememberField form={form} />
      </div>
    </Dialog>
  );
}

interface FooterProps {
  total: number;
  failure: BookingFailure | null;
  isEmptied: boolean;
  isBusy: boolean;
  onCancel: () => void;
}

function Footer(props: FooterProps) {
  const { total, failure, isEmptied, isBusy, onCancel } = props;
  const { t, i18n } = useTranslation('booking');
  const amount = formatMoney(total, i18n.language);
  return (
    <>
      {isEmptied && (
        <Notice tone="warning" className={classes.failure}>
          {t('emptied')}
        </Notice>
      )}
      {failure && !isEmptied && (
        <Notice tone="danger" className={classes.failure}>
          {t(`failure.${failure.text}`, { total: amount })}
        </Notice>
      )}
      <p className={classes.total}>
        {t('total')} <strong>{amount}</strong>
      </p>
      <Button disabled={isBusy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant="primary" disabled={isEmptied} isBusy={isBusy} busyLabel={t('sending')}>
        {t('confirm_order')}
      </Button>
    </>
  );
}
