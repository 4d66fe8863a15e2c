import type { TFunction } from 'i18next';
import { LATER_LIMITS, readWholeNumber, SLOT_MINUTES, type LaterOrders } from 'shared-api/contract';

/** How a restaurant takes orders for later, as a form has it: numbers as typed. */
export interface LaterForm {
  readonly isOn: boolean;
  readonly slotMinutes: string;
  /** Empty for any number. */
  readonly slotCapacity: string;
  readonly leadMinutes: string;
  readonly days: string;
}

/** What an owner who turns it on begins with. */
const USUAL: LaterOrders = { slotMinutes: 30, slotCapacity: 4, leadMinutes: 120, days: 2 };

/** The form of what is stored; nothing that is off is lost until it is saved. */
export function toLaterForm(later: LaterOrders | null | undefined): LaterForm {
  const { slotMinutes, slotCapacity, leadMinutes, days } = later ?? USUAL;
  return {
    isOn: !!later,
    slotMinutes: String(slotMinutes),
    slotCapacity: slotCapacity === null ? '' : String(slotCapacity),
    leadMinutes: String(leadMinutes),
    days: String(days),
  };
}

/** What a valid form stores; null: no orders for later. */
export function fromLaterForm(form: LaterForm): LaterOrders | null {
  if (!form.isOn) return null;
  return {
    slotMinutes: SLOT_MINUTES.find((minutes) => String(minutes) === form.slotMinutes) ?? USUAL.slotMinutes,
    slotCapacity: readWholeNumber(form.slotCapacity) ?? null,
    leadMinutes: Number(form.leadMinutes),
    days: Number(form.days),
  };
}

/** Whether a form can be saved: what is chosen always can. */
export function isLaterForm({ isOn, slotCapacity }: LaterForm): boolean {
  if (!isOn || slotCapacity.trim() === '') return true;
  const capacity = readWholeNumber(slotCapacity);
  return capacity !== undefined && capacity >= 1 && capacity <= LATER_LIMITS.slotCapacity;
}

/** A length in words: `30 minutes`, `2 hours`. */
export function durationText(minutes: number, t: TFunction<'provider-restaurant'>): string {
  const isHours = minutes >= 60 && minutes % 60 === 0;
  return isHours ? t('later.hours', { count: minutes / 60 }) : t('later.minutes', { count: minutes });
}
