import { PAYMENT_METHODS } from 'shared-api/contract';
import type { CreateOrder, Order, PaymentMethod, Restaurant, User } from 'shared-api/contract';
import type { Contact } from '../../lib/device/contact.ts';
import type { Selection } from './selection.ts';

/** What is typed in the booking dialog. */
export interface BookingForm {
  name: string;
  phone: string;
  address: string;
  commune: string;
  landmark: string;
  method: PaymentMethod;
  payingWith: string;
  reference: string;
  remember: boolean;
}

/** What the dialog begins with: what was typed before, else what the device or the account knows. */
export function initialForm(
  kept: Contact | null,
  user: User | null,
  draft: Readonly<Record<string, unknown>> | null,
): BookingForm {
  const known = {
    name: kept?.name ?? [user?.firstname, user?.lastname].filter(Boolean).join(' '),
    phone: kept?.phone ?? user?.phone ?? '',
    address: kept?.address ?? '',
    commune: kept?.commune ?? '',
    landmark: kept?.landmark ?? '',
    method: 'cash' as const,
    payingWith: '',
    reference: '',
    remember: kept !== null,
  };
  const { method, remember, ...texts } = draft ?? {};
  return {
    ...known,
    ...Object.fromEntries(
      Object.entries(texts).filter(([name, text]) => name in known && typeof text === 'string'),
    ),
    method: PAYMENT_METHODS.find((one) => one === method) ?? known.method,
    remember: typeof remember === 'boolean' ? remember : known.remember,
  };
}

/** An amount as it is typed, with point or comma; undefined when it is none. */
export function parseAmount(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(compact) ? Number(compact) : undefined;
}

/** The booking as the service takes it; only ids and quantities, since every price is the service's. */
export function toCreateOrder(restaurant: Restaurant, selection: Selection, form: BookingForm): CreateOrder {
  const isDelivery = selection.orderType === 'Delivery';
  const isCash = form.method === 'cash';
  return {
    restaurant: { id: restaurant.id },
    orderType: selection.orderType ?? 'Takeaway',
    items: selection.lines.map(({ item, quantity, note }) => ({
      id: item.id,
      quantity,
      note: note.trim() || null,
    })),
    name: form.name.trim(),
    phone: form.phone,
    address: form.address.trim(),
    commune: (isDelivery && form.commune) || null,
    landmark: (isDelivery && form.landmark.trim()) || null,
    note: selection.note.trim() || null,
    payment: {
      method: form.method,
      payingWith: (isCash && parseAmount(form.payingWith)) || null,
      reference: (!isCash && form.reference.trim()) || null,
    },
    expectedTotal: selection.total,
  };
}

export function toContact(form: BookingForm): Contact {
  const { name, phone, address, commune, landmark } = form;
  return { name: name.trim(), phone, address: address.trim(), commune, landmark: landmark.trim() };
}

const FIELD_OF_PATH: Readonly<Record<string, keyof BookingForm>> = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  commune: 'commune',
  landmark: 'landmark',
  'payment.payingWith': 'payingWith',
  'payment.reference': 'reference',
};

/** The fields of the dialog that the service found wrong. */
export function refusedFields(errors: Readonly<Record<string, string>>): (keyof BookingForm)[] {
  return Object.keys(errors).flatMap((path) => FIELD_OF_PATH[path] ?? []);
}

/** A stored order, and whether an earlier attempt had made it. */
export interface Confirmation {
  readonly order: Order;
  readonly isRecovered: boolean;
}
