import type { TFunction } from 'i18next';

const KNOWN = ['shell', 'mf-public', 'mf-provider', 'mf-admin', 'mf-customer'];

/** What people call an area; one that is newer than this page by its own name. */
export function areaName(t: TFunction<'admin-release'>, name: string): string {
  return KNOWN.includes(name) ? t(`area.${name}`, { defaultValue: name }) : name;
}

/** Who changed what is live; what the platform or a start did by itself has words. */
export function whoName(t: TFunction<'admin-release'>, who: string): string {
  return who === 'start' || who === 'platform' ? t(`who.${who}`) : who;
}
