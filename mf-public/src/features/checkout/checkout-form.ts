import { PAYMENT_METHODS, readAmount, readPhone } from 'shared-api/contract';
import type { CreateOrder, Language, PaymentMethod, Restaurant, User } from 'shared-api/contract';
import { ownTextsOf } from 'shared-api/own-text';
import type { Contact } from '../../lib/device/contact.ts';
import type { PricedBasket, PricedBasketLine } from './priced-basket.ts';

/** The fields of the checkout dialog. */
export interface CheckoutForm {
  when: 'now' | 'later';
  /** Start of a slot, for an order for later. */
  wantedAt: string;
  name: string;
  phone: string;
  address: string;
  commune: string;
  landmark: string;
  method: PaymentMethod;
  payingWith: string;
  reference: string;
  /** A promotion's code as it is typed. */
  code: string;
  /** The same as it was applied; empty if it was not. */
  appliedCode: string;
  remember: boolean;
}

/** The dialog's initial values: an earlier input, else the contact of the device or the account. */
export function initialCheckoutForm(
  stored: Contact | null,
  user: User | null,
  draft: Readonly<Record<string, unknown>> | null,
  isForNow: boolean,
): CheckoutForm {
  const known = {
    name: stored?.name ?? [user?.firstname, user?.lastname].filter(Boolean).join(' '),
    phone: stored?.phone ?? user?.phone ?? '',
    address: stored?.address ?? '',
    commune: stored?.commune ?? '',
    landmark: stored?.landmark ?? '',
    wantedAt: '',
    method: 'cash' as const,
    payingWith: '',
    reference: '',
    code: '',
    appliedCode: '',
    remember: stored !== null,
  };
  const { method, remember, when, ...texts } = draft ?? {};
  return {
    ...known,
    ...Object.fromEntries(
      Object.entries(texts).filter(([name, text]) => name in known && typeof text === 'string'),
    ),
    when: when === 'later' || !isForNow ? 'later' : 'now',
    method: PAYMENT_METHODS.find((one) => one === method) ?? known.method,
    remember: typeof remember === 'boolean' ? remember : known.remember,
  };
}

/** The request for the basket: only ids and numbers, since the service computes every price. */
export function toCreateOrder(
  restaurant: Restaurant,
  basket: PricedBasket,
  form: CheckoutForm,
  language: Language,
): CreateOrder {
  const isDelivery = basket.orderType === 'Delivery';
  const isCash = form.method === 'cash';
  return {
    restaurant: { id: restaurant.id },
    orderType: basket.orderType ?? 'Takeaway',
    items: basket.lines.map(({ item, quantity, note, options }) => ({
      id: item.id,
      quantity,
      note: note.trim() || null,
      ...(options.length > 0 && { options: [...options] }),
    })),
    name: form.name.trim(),
    phone: readPhone(form.phone),
    address: form.address.trim(),
    commune: (isDelivery && form.commune) || null,
    landmark: (isDelivery && form.landmark.trim()) || null,
    note: basket.note.trim() || null,
    language,
    payment: {
      method: form.method,
      payingWith: (isCash && readAmount(form.payingWith)) || null,
      reference: (!isCash && form.reference.trim()) || null,
    },
    ...(restaurant.laterOrders && form.when === 'later' && { wantedAt: form.wantedAt }),
    // Only one that counts: none is spent for nothing.
    ...(basket.promotion?.code && { promotionCode: basket.promotion.code }),
    expectedTotal: basket.total,
    expectedNames: basket.lines.map((line) => seenNames(line, language)),
  };
}

/** The names of a line's dish and options, as the customer sees them. */
function seenNames({ item, groups, options, language: original }: PricedBasketLine, language: Language) {
  const texts = ownTextsOf(language, original);
  const choosable = groups.flatMap((group) => group.options);
  const chosen = options.flatMap(({ id }) => choosable.find((option) => option.id === id) ?? []);
  // An option that has left the menu is refused as such, and has no name to compare.
  const isWhole = chosen.length === options.length;
  return [item, ...(isWhole ? chosen : [])].map((named) => texts.name(named).text);
}

export function toContact(form: CheckoutForm): Contact {
  const { name, phone, address, commune, landmark } = form;
  return {
    name: name.trim(),
    phone: readPhone(phone),
    address: address.trim(),
    commune,
    landmark: landmark.trim(),
  };
}

const FIELD_OF_PATH: Readonly<Record<string, keyof CheckoutForm>> = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  commune: 'commune',
  landmark: 'landmark',
  'payment.payingWith': 'payingWith',
  'payment.reference': 'reference',
};

/** The fields of the dialog that the service refused. */
export function refusedFields(errors: Readonly<Record<string, string>>): (keyof CheckoutForm)[] {
  return Object.keys(errors).flatMap((path) => FIELD_OF_PATH[path] ?? []);
}
