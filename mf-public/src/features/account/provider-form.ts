import { CUISINES, isRegion, readPhone, type Cuisine, type Region } from 'shared-api/contract';
import { EMPTY_ACCOUNT, type AccountForm } from './account-fields.tsx';

/** The fields of a provider's registration. */
export interface ProviderForm extends AccountForm {
  contactName: string;
  restaurantName: string;
  region: string;
  commune: string;
  cuisine: string;
  address: string;
  description: string;
}

export const EMPTY_PROVIDER: ProviderForm = {
  ...EMPTY_ACCOUNT,
  contactName: '',
  restaurantName: '',
  region: '',
  commune: '',
  cuisine: '',
  address: '',
  description: '',
};

/** First and last name of a contact: the header greets by the first one. */
export function splitName(name: string): { firstname: string; lastname: string | null } {
  const [firstname = '', ...rest] = name.trim().split(/\s+/);
  return { firstname, lastname: rest.join(' ') || null };
}

/** Body of `POST /api/user`. */
export function toUser(form: ProviderForm) {
  const { email, phone, password, confirmPassword, contactName } = form;
  return {
    email: email.trim(),
    phone: readPhone(phone) || null,
    password,
    confirmPassword,
    ...splitName(contactName),
    role: 'PROVIDER' as const,
  };
}

/** Body of `POST /api/providers`. Its name is the restaurant's, since the address of the menu derives from it. */
export function toProvider(form: ProviderForm, userId: string) {
  const restaurantName = form.restaurantName.trim();
  const category: Cuisine | undefined = CUISINES.find((cuisine) => cuisine === form.cuisine);
  const region: Region | undefined = isRegion(form.region) ? form.region : undefined;
  if (!region) throw new Error(`${form.region} is no region.`);
  return {
    user: { id: userId },
    name: restaurantName,
    restaurantName,
    region,
    commune: form.commune,
    phone: readPhone(form.phone) || null,
    category: category ?? null,
    address: form.address.trim() || null,
    description: form.description.trim(),
  };
}
