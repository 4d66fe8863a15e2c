import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi } from 'shared-api';
import { languageOf } from 'shared-api/contract';
import { toProvider, toUser, type ProviderForm } from './provider-form.ts';
import type { Registered } from './registered-dialog.tsx';
import { withId } from './registration.ts';

/** The first of the two calls, as it was answered. */
interface Made extends Registered {
  readonly id: string;
  readonly sent: ReturnType<typeof toUser>;
}

/**
 * `POST /api/user`, then `POST /api/providers` (requirements 7.3). When only the second one failed, the next try
 * repeats only that one: the account is registered already, and a cookie allows it to register a restaurant.
 */
export function useRegisterProvider(): (form: ProviderForm) => Promise<Registered> {
  const api = useApi();
  const { i18n } = useTranslation();
  const made = useRef<Made | null>(null);

  async function register(sent: Made['sent']): Promise<Made> {
    const { id, isPending } = withId(
      await api.user.create({ body: { ...sent, language: languageOf(i18n.language) } }),
    );
    made.current = { id, isPending, email: sent.email, sent };
    return made.current;
  }

  async function addRestaurant(form: ProviderForm, { id }: Made): Promise<void> {
    withId(await api.provider.create({ body: toProvider(form, id) }));
  }

  return async (form) => {
    const sent = toUser(form);
    const before = made.current && isSame(made.current, sent) ? made.current : null;
    let user = before ?? (await register(sent));
    try {
      await addRestaurant(form, user);
    } catch (error) {
      // An account that has not begun yet is registered once more; one that has can be logged in to.
      if (!before?.isPending || !isApiError(error, 'registration_ticket_missing')) throw error;
      user = await register(sent);
      await addRestaurant(form, user);
    }
    // Whatever is sent after this is another registration, whose message has to be whole again.
    if (user.isPending) made.current = null;
    return user;
  };
}

/** Whether an account is registered already: one that has begun keeps what it began with. */
function isSame({ isPending, email, sent: before }: Made, sent: Made['sent']): boolean {
  return isPending ? JSON.stringify(before) === JSON.stringify(sent) : email === sent.email;
}
