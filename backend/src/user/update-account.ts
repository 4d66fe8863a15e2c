import type { Language } from 'shared-api/contract';
import type { ServiceContext } from '../context.ts';
import { notFound } from '../http/service-error.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { lockUser, updateUser, type UserRow } from './user-repository.ts';

/** What an account's own form may change; what is undefined stays. */
export interface AccountChange {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly language?: Language | null | undefined;
}

/** @throws ServiceError `phone_invalid`, `email_taken` */
export async function updateAccount(
  context: ServiceContext,
  id: string,
  change: AccountChange,
): Promise<UserRow> {
  await checkPhone(context, change.phone);
  return context.db.transaction(async (transaction) => {
    const present = await lockUser(transaction, id);
    if (!present) throw notFound();
    const defined = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const user = await updateUser(transaction, { ...present, ...defined }, context.clock());
    if (!user) throw notFound();
    return user;
  });
}
