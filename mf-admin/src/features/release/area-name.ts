import type { TFunction } from 'i18next';

const KNOWN = ['shell', 'mf-public', 'mf-provider', 'mf-admin', 'mf-customer'];

/** What people call an area; one that is newer than this page by its own name. */
export function areaName(t: TFunction<'admin-release'>, name: string): string {
  return KNOWN.includes(name) ? t(`area.${name}`, { defaultValue: name }) : name;
}
