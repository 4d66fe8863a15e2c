import {
  promotionCodeOf,
  readAmount,
  readWholeNumber,
  type Promotion,
  type PromotionKind,
} from 'shared-api/contract';
import { wallClock, wallInstant } from '../../lib/clock.ts';
import { moneyText } from '../../lib/money-text.ts';
import type { PromotionInput } from './change-promotions.ts';

/** A promotion as it is typed. */
export interface PromotionForm {
  readonly kind: PromotionKind;
  readonly percent: string;
  readonly amount: string;
  /** Empty for none. */
  readonly minimum: string;
  readonly needsCode: 'no' | 'yes';
  readonly code: string;
  /** `2026-11-20`, or empty, and `21:30`, or empty. */
  readonly fromDay: string;
  readonly fromTime: string;
  readonly untilDay: string;
  readonly untilTime: string;
  /** Empty for any number. */
  readonly total: string;
  readonly perCustomer: string;
}

const count = (uses: number | null | undefined) => (uses ? String(uses) : '');

/** The form of a promotion, or of a new one. @param language of amounts */
export function toPromotionForm(stored: Promotion | null, language: string): PromotionForm {
  const { kind = 'percent', value = 0, minimum = 0, code = null } = stored ?? {};
  const [fromDay = '', fromTime = ''] = stored?.from ? wallClock(stored.from).split('T') : [];
  const [untilDay = '', untilTime = ''] = stored?.until ? wallClock(stored.until).split('T') : [];
  return {
    kind,
    percent: kind === 'percent' && stored ? String(value) : '',
    amount: kind === 'amount' ? moneyText(value, language) : '',
    minimum: minimum > 0 ? moneyText(minimum, language) : '',
    needsCode: code === null ? 'no' : 'yes',
    code: code ?? '',
    ...{ fromDay, fromTime, untilDay, untilTime },
    ...{ total: count(stored?.total), perCustomer: count(stored?.perCustomer) },
  };
}

/** The instant of a day and a time; the stored one to the millisecond where neither was changed. */
function instantOf(day: string, time: string, stored: string | null | undefined): string | null {
  const text = `${day}T${time}`;
  if (stored && wallClock(stored) === text) return stored;
  return wallInstant(text) ?? null;
}

/** When the promotion counts that a form says. */
export function periodOf(
  { fromDay, fromTime, untilDay, untilTime }: PromotionForm,
  stored: Promotion | null,
) {
  return {
    from: instantOf(fromDay, fromTime, stored?.from),
    until: instantOf(untilDay, untilTime, stored?.until),
  };
}

function valueOf({ kind, percent, amount }: PromotionForm): number {
  if (kind === 'free_delivery') return 0;
  return (kind === 'percent' ? readWholeNumber(percent) : readAmount(amount)) ?? 0;
}

/** The promotion that a form says; what is wrong in it counts as not typed. */
export function toPromotion(form: PromotionForm, stored: Promotion | null): PromotionInput {
  return {
    ...(stored && { id: stored.id }),
    kind: form.kind,
    value: valueOf(form),
    code: form.needsCode === 'yes' ? promotionCodeOf(form.code) : null,
    minimum: readAmount(form.minimum) ?? 0,
    ...periodOf(form, stored),
    total: readWholeNumber(form.total) ?? null,
    perCustomer: readWholeNumber(form.perCustomer) ?? null,
  };
}
