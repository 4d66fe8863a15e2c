const NATIONAL = /^[2-4]\d{7}$/;
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{7,14})$/;

/** `tel:` address of a valid Mauritanian or international number; undefined for anything else (requirements 5). */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/[\s.-]/g, '');
  if (NATIONAL.test(digits)) return `tel:+222${digits}`;
  if (digits.startsWith('222') && NATIONAL.test(digits.slice(3))) return `tel:+${digits}`;
  const international = INTERNATIONAL.exec(digits)?.[1];
  return international === undefined ? undefined : `tel:+${international}`;
}
