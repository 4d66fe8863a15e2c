import { useTranslation } from 'react-i18next';
import { MIN_PASSWORD_LENGTH } from 'shared-api/contract';
import { usePhoneDigits } from '../../lib/get-settings.ts';

/** Text of a field's error, which the form stores as a key. */
export function useFieldText(): (error: { message?: string } | undefined) => string | undefined {
  const { t } = useTranslation('customer-profile');
  const digits = usePhoneDigits();
  return (error) => error?.message && t(error.message, { digits, count: MIN_PASSWORD_LENGTH });
}
