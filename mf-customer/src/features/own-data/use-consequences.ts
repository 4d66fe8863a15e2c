import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/use-user.ts';

/** The consequences of deleting the signed-in user's account. */
export function useConsequences(): readonly string[] {
  const { t } = useTranslation('customer-data');
  const { role } = useUser();
  const points = [
    t('delete.gone'),
    role === 'PROVIDER' && t('delete.storefronts'),
    t('delete.orders'),
    t('delete.under_way'),
    t('delete.signed_out'),
    role === 'ADMIN' && t('delete.last_admin'),
  ];
  return points.filter((point) => point !== false);
}
