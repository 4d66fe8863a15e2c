import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { communesOf, type Address } from 'shared-api/contract';
import { SelectField } from 'shared-ui';
import type { CheckoutForm } from './checkout-form.ts';
import { useSavedAddresses } from './get-addresses.ts';

interface SavedAddressesProps {
  form: UseFormReturn<CheckoutForm>;
  /** The restaurant's region. */
  region: string | null;
}

/** The signed-in customer's saved addresses; the default one is filled in. */
export function SavedAddresses(props: SavedAddressesProps) {
  const { form, region } = props;
  const { t } = useTranslation('checkout');
  const addresses = useSavedAddresses();
  const { control, getValues } = form;
  const typed = useWatch({ control, name: ['address', 'landmark'] });
  const isFilled = useRef(false);

  useEffect(() => {
    if (isFilled.current || addresses.length === 0) return;
    isFilled.current = true;
    const nearest = addresses.find((address) => isWithin(address, region));
    if (nearest && getValues('address').trim() === '') fill(form, nearest, region);
  }, [addresses, form, getValues, region]);

  if (addresses.length === 0) return null;
  const chosen = addresses.find(
    ({ address, landmark }) => address === typed[0] && (landmark ?? '') === typed[1],
  );
  return (
    <SelectField
      label={t('saved_address')}
      placeholder={t('other_address')}
      value={chosen?.id ?? ''}
      options={addresses.map(({ id, label, address }) => ({ value: id, label: `${label} · ${address}` }))}
      onChange={(event) => {
        const next = addresses.find(({ id }) => id === event.target.value);
        fill(form, next ?? null, region);
      }}
    />
  );
}

function isWithin(address: Address, region: string | null): boolean {
  return address.region === null || region === null || address.region === region;
}

/** Fills in an address, or clears its fields; the phone changes only if the address has one. */
function fill(form: UseFormReturn<CheckoutForm>, saved: Address | null, region: string | null): void {
  const commune = saved?.commune ?? '';
  form.setValue('address', saved?.address ?? '');
  form.setValue('commune', communesOf(region).includes(commune) ? commune : '');
  form.setValue('landmark', saved?.landmark ?? '');
  if (saved?.phone) form.setValue('phone', saved.phone);
  if (form.formState.isSubmitted) void form.trigger(['address', 'phone']);
}
