import type { TFunction } from 'i18next';
import { EVERY_AREA } from 'platform/contract';
import { lazyTexts, type LazyValue } from 'shared-ui';

const text = lazyTexts('admin-release');

const KNOWN = ['shell', 'mf-public', 'mf-provider', 'mf-admin', 'mf-customer'];

/** Display name of an area, or of every one; an area unknown to this page keeps its own name. */
export function areaName(t: TFunction<'admin-release'>, name: string): string {
  if (name === EVERY_AREA) return t('area.every');
  return KNOWN.includes(name) ? t(`area.${name}`, { defaultValue: name }) : name;
}

/** The same in a text that is held. */
export function lazyAreaName(name: string): LazyValue {
  return (_language, translate) => (KNOWN.includes(name) ? translate(text(`area.${name}`)) : name);
}

/** Who changed what is live: a person, the platform or a start. */
export function whoName(t: TFunction<'admin-release'>, who: string): string {
  return who === 'start' || who === 'platform' ? t(`who.${who}`) : who;
}
