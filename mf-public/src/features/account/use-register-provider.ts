import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import { LANGUAGES } from 'shared-api/contract';
import { toProvider, toUser, type ProviderForm } from './provider-form.ts';
import { withId } from './registration.ts';

/**
 * `POST /api/user`, then `POST /api/providers` (requirements 7.3). When only the second one failed, the next try
 * repeats only that one: the account exists already, and a cookie allows it to register a restaurant.
 */
export function useRegisterProvider(): (form: ProviderForm) => Promise<void> {
  const api = useApi();
  const { i18n } = useTranslation();
  const made = useRef<{ email: string; id: string } | null>(null);
  return async (form) => {
    const body = toUser(form);
    if (made.current?.email !== body.email) {
      const language = LANGUAGES.find((known) => known === i18n.language);
      const user = withId(await api.user.create({ body: { ...body, ...(language && { language }) } }));
      made.current = { email: body.email, id: user.id };
    }
    withId(await api.provider.create({ body: toProvider(form, made.current.id) }));
  };
}
