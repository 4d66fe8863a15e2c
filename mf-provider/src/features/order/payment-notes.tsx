import { useTranslation } from 'react-i18next';
import type { Order } from 'shared-api/contract';
import { formatMoney, useLanguage } from 'shared-ui';

/** The change to bring, or the reference of the payment. */
export function PaymentNotes(props: { order: Order }) {
  const { payment, totalAmount } = props.order;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const { payingWith, reference } = payment;
  return (
    <>
      {payingWith !== null && payingWith !== undefined && (
        <p>
          {t('detail.paying_with', {
            amount: formatMoney(payingWith, language),
            change: formatMoney(Math.max(0, payingWith - totalAmount), language),
          })}
        </p>
      )}
      {reference && <p dir="auto">{t('detail.reference', { reference })}</p>}
    </>
  );
}
