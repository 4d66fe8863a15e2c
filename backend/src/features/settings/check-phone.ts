import type { ServiceContext } from '../../context.ts';
import { invalidField } from '../../infra/http/service-error.ts';

/**
 * A phone number has exactly the number of digits that the site settings ask for.
 *
 * @throws ServiceError `phone_invalid`
 */
export async function checkPhone(
  context: ServiceContext,
  phone: string | null | undefined,
  path = 'phone',
): Promise<void> {
  if (phone === null || phone === undefined) return;
  const { phoneDigits } = await context.settings.current();
  if (phone.length !== phoneDigits) {
    throw invalidField(path, `must have exactly ${phoneDigits} digits`, 'phone_invalid');
  }
}
