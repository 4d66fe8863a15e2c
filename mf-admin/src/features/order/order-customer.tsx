import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { TwoLines } from '../../lib/two-lines.tsx';

/** The customer: the account's first and last name, or 'ANONYME'; below, a different contact name. */
export function OrderCustomer(props: { order: Pick<OrderSummary, 'user' | 'customerName'> }) {
  const { user, customerName } = props.order;
  const { t } = useTranslation('admin-order');
  const account = user && [user.firstname, user.lastname].filter(Boolean).join(' ');
  const name = account ?? t('anonymous');
  return <TwoLines second={name !== customerName && customerName}>{name || customerName}</TwoLines>;
}
