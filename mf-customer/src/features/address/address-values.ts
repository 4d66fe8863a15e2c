import { isRegion, readPhone, type Address } from 'shared-api/contract';

/** Values of the dialog; an empty text means not given. */
export interface AddressValues {
  label: string;
  address: string;
  region: string;
  commune: string;
  landmark: string;
  phone: string;
  isDefault: boolean;
}

/** Initial values: of a saved address, or empty. */
export function toAddressValues(address: Address | null): AddressValues {
  return {
    label: address?.label ?? '',
    address: address?.address ?? '',
    region: address?.region ?? '',
    commune: address?.commune ?? '',
    landmark: address?.landmark ?? '',
    phone: address?.phone ?? '',
    isDefault: address?.isDefault ?? false,
  };
}

/** The body of the call that saves the values. */
export function toAddressBody(values: AddressValues) {
  const { region } = values;
  return {
    label: values.label.trim(),
    address: values.address.trim(),
    region: isRegion(region) ? region : null,
    commune: values.commune || null,
    landmark: values.landmark.trim() || null,
    phone: readPhone(values.phone) || null,
    // The default one stays so until another becomes it.
    ...(values.isDefault && { isDefault: true }),
  };
}
