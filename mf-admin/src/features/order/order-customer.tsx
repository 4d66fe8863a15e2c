import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { TwoLines } from '../../lib/two-lines.tsx';

/** The customer: the account's first and last name, or 'ANONYME'; below, a different contact name. */
export function OrderCustomer(props: { order: Pick<OrderSummary, 'user' | 'customerName'> }) {
  const { user, customerName } = props.order;
  const { t } = useTranslation('admin-order');
  const account = user && ([user.firstname, user.lastname].filter(Boolean).join(' ') || customerName);
  const name = (text: string) => <span translate="no">{text}</span>;
  return (
    <TwoLines second={account !== customerName && name(customerName)}>
      {account === null ? t('anonymous') : name(account)}
    </TwoLines>
  );
}
