import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import { languageOf, openingState } from 'shared-api/contract';
import { Button, Dialog, formatMoney, Notice, useSubmitOnce } from 'shared-ui';
import { Amounts, useDiscountParts } from 'shared-ui/order';
import { useBasket, useDraft, useStoredContact } from '../../lib/device/device.tsx';
import { initialCheckoutForm, toContact, toCreateOrder, type CheckoutForm } from './checkout-form.ts';
import { CheckoutRefusal } from './checkout-refusal.tsx';
import { CodeField } from './code-field.tsx';
import { ContactFields, DeliveryFields, RememberField } from './contact-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import type { PlacedOrder } from './place-order.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { useAgreement, type Agreement } from './use-agreement.ts';
import { usePlaceOrder, type CheckoutFailure } from './use-place-order.ts';
import { usePromotionCode } from './use-promotion-code.ts';
import type { BasketControl } from './use-priced-basket.ts';
import { WhenFields } from './when-fields.tsx';
import classes from './checkout-dialog.module.css';

interface CheckoutDialogProps {
  control: BasketControl;
  onClose: () => void;
  onConfirm: (placed: PlacedOrder) => void;
}

/** 'Enter Your Information' (requirements 2.4): stays open, with everything typed, until the order is stored. */
export function CheckoutDialog(props: CheckoutDialogProps) {
  const { control, onClose, onConfirm } = props;
  const { restaurant } = control;
  const { t, i18n } = useTranslation('checkout');
  const [stored, storeContact] = useStoredContact();
  const user = useSession((session) => session.user);
  const [draft, storeDraft] = useDraft(restaurant.id);
  const isOpen = openingState(restaurant.schedule, control.now).isOpen || !restaurant.laterOrders;
  const isForNow = isOpen && control.laterOnly.size === 0;
  const [defaultValues] = useState(() => initialCheckoutForm(stored, user, draft, isForNow));
  const form = useForm<CheckoutForm>({ defaultValues });
  const [commune, when, wantedAt] = useWatch({
    control: form.control,
    name: ['commune', 'when', 'wantedAt'],
  });
  const isLater = !!restaurant.laterOrders && when === 'later';
  const code = usePromotionCode(form, restaurant, control.now);
  const agreement = useAgreement(control, {
    commune,
    wantedAt: isLater ? Date.parse(wantedAt) || control.latest : undefined,
    code: code.offer,
  });
  const { order } = agreement;
  const { place, failure, askAgain, isOutcomeUnknown } = usePlaceOrder(control, {
    lose: agreement.lose,
    refuseCode: code.refuse,
  });
  const { isSubmitting } = form.formState;
  // Another window ordered it: this one empties its basket only while it sends.
  const [{ lines }] = useBasket(restaurant.id);
  const isEmptied = lines.length === 0 && !isSubmitting;

  async function submit(values: CheckoutForm) {
    if (order.count === 0) return;
    if (agreement.changes.length > 0 && !failure && !agreement.hasBeenRead()) {
      askAgain();
      return;
    }
    agreement.agree();
    const placed = await place(
      toCreateOrder(restaurant, order, values, languageOf(i18n.language)),
      order.lines,
    );
    if (!placed) return;
    storeContact(values.remember ? toContact(values) : null);
    storeDraft(null);
    onConfirm(placed);
  }

  const handleSubmit = useSubmitOnce((event) => form.handleSubmit(submit)(event));

  // The input survives closing, a reload and a sign-out.
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft({ ...values }) }),
    [form, storeDraft],
  );

  return (
    <Dialog
      isOpen
      title={t('info_title')}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={handleSubmit}
      footer={
        <Footer
          control={control}
          agreement={agreement}
          onSlot={(at) => form.setValue('wantedAt', at, { shouldValidate: true })}
          failure={failure}
          isEmptied={isEmptied}
          isBusy={isSubmitting}
          onCancel={onClose}
        />
      }
    >
      <div className={classes.fields}>
        {isOutcomeUnknown && <Notice tone="info">{t('unsure')}</Notice>}
        <WhenFields form={form} restaurant={restaurant} now={control.now} />
        <SavedAddresses form={form} region={restaurant.region} />
        <ContactFields form={form} refused={failure?.fields ?? []} />
        {order.orderType === 'Delivery' && (
          <DeliveryFields
            form={form}
            refused={failure?.fields ?? []}
            restaurant={restaurant}
            commune={commune}
          />
        )}
        <CodeField {...{ form, restaurant, code, order }} />
        <PaymentFields form={form} total={order.total} />
        <RememberField form={form} />
      </div>
    </Dialog>
  );
}

interface FooterProps {
  control: BasketControl;
  onSlot: (at: string) => void;
  agreement: Agreement;
  failure: CheckoutFailure | null;
  isEmptied: boolean;
  isBusy: boolean;
  onCancel: () => void;
}

function Footer(props: FooterProps) {
  const { control, agreement, onSlot, failure, isEmptied, isBusy, onCancel } = props;
  const { t, i18n } = useTranslation('checkout');
  const { order } = agreement;
  const { restaurant, now } = control;
  const amount = formatMoney(order.total, i18n.language);
  const discount = useDiscountParts(order.promotion);
  return (
    <>
      {isEmptied && (
        <Notice tone="warning" className={classes.failure}>
          {t('emptied')}
        </Notice>
      )}
      {!isEmptied && !isBusy && (
        <CheckoutRefusal {...{ failure, agreement, restaurant, now, onSlot }} className={classes.failure} />
      )}
      <div className={classes.total}>
        {discount.length > 0 && <Amounts parts={discount} />}
        <p>
          {t('total')} <strong translate="no">{amount}</strong>
        </p>
      </div>
      <Button disabled={isBusy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        disabled={order.count === 0 && !isBusy}
        isBusy={isBusy}
        busyLabel={t('sending')}
      >
        {t('confirm_order')}
      </Button>
    </>
  );
}
