import { countDigits } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import { invalidField } from '../../infra/http/service-error.ts';

/**
 * A phone number has exactly the number of digits that the site settings ask for.
 *
 * @throws ServiceError `phone_invalid`, with the number of digits
 */
export function checkPhoneDigits(phone: string, digits: number, path = 'phone'): void {
  const count = countDigits(phone);
  if (count === digits) return;
  throw invalidField(
    path,
    `has to have exactly ${String(digits)} digits: that is ${String(count)}`,
    'phone_invalid',
  );
}

/** The same with the number of digits of the site settings; none is fine. */
export async function checkPhone(
  context: ServiceContext,
  phone: string | null | undefined,
  path = 'phone',
): Promise<void> {
  if (phone === null || phone === undefined) return;
  const { phoneDigits } = await context.settings.current();
  checkPhoneDigits(phone, phoneDigits, path);
}
