import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApi, useSession } from 'shared-api';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { showRefusal } from '../../lib/show-refusal.ts';
import { useUser } from '../../lib/use-user.ts';
import { toProfileValues, toUserUpdate, type ProfileValues } from './profile-values.ts';

const text = lazyTexts('customer-profile');
const FIELDS = ['firstname', 'lastname', 'phone', 'language'] as const satisfies (keyof ProfileValues)[];

/** Saves the profile form; shows the service's errors at their fields and preserves what was typed. */
export function useSaveProfile(form: UseFormReturn<ProfileValues>) {
  const { i18n } = useTranslation();
  const api = useApi();
  const { id, language } = useUser();
  const setUser = useSession((session) => session.setUser);
  const toast = useToast();

  return async (values: ProfileValues) => {
    try {
      const user = await api.user.update({ params: { id }, body: toUserUpdate(values) });
      setUser(user);
      form.reset(toProfileValues(user, values.language));
      // Only a changed language switches the page.
      if (values.language !== language) await i18n.changeLanguage(values.language);
      toast.success(text('saved'));
    } catch (error) {
      showRefusal(form, FIELDS, error);
    }
  };
}
