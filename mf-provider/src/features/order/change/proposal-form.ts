import {
  CHANGE_MINUTES,
  readAmount,
  type OrderLine,
  type OrderSummary,
  type ProposeChange,
  type SilenceOutcome,
} from 'shared-api/contract';

const MINUTE_MS = 60_000;

/** What becomes of a line, as it is typed. */
export interface LineForm {
  readonly line: string;
  readonly quantity: number;
  /** Id of the dish that replaces it; empty for none. */
  readonly replacement: string;
  /** Of one portion; empty where it stays. */
  readonly price: string;
}

/** A proposal as it is typed. */
export interface ProposalForm {
  readonly lines: LineForm[];
  /** Minutes by which the promised time moves; empty where it stays. */
  readonly later: string;
  readonly note: string;
  readonly minutes: string;
  /** Empty until one is chosen: a default would be sent by whoever is in a hurry. */
  readonly onSilence: SilenceOutcome | '';
}

/** A form that changes nothing yet. */
export function emptyProposal({ items }: Pick<OrderSummary, 'items'>): ProposalForm {
  return {
    lines: items.map(({ id, quantity }) => ({ line: id, quantity, replacement: '', price: '' })),
    ...{ later: '', note: '', minutes: String(CHANGE_MINUTES.usual), onSilence: '' },
  };
}

/** Whether a price can be proposed: none, or an amount of at most what a portion costs. */
export function isPrice(text: string, most: number): boolean {
  if (text.trim() === '') return true;
  const amount = readAmount(text);
  return amount !== undefined && amount <= most;
}

function changesOf(form: ProposalForm, items: readonly OrderLine[]): ProposeChange['lines'] {
  return form.lines.flatMap(({ line, quantity, replacement, price }, index) => {
    const before = items[index];
    const amount = price.trim() === '' ? undefined : readAmount(price);
    const isSame =
      quantity === before?.quantity && replacement === '' && (amount ?? before.price) === before.price;
    if (isSame) return [];
    if (quantity === 0) return { line, quantity };
    return {
      ...{ line, quantity },
      ...(replacement !== '' && { replacement }),
      ...(amount !== undefined && { price: amount }),
    };
  });
}

/** What is wrong with a proposal as a whole. */
export function problemOf(
  form: ProposalForm,
  items: readonly OrderLine[],
): 'all_out' | 'nothing' | undefined {
  if (form.lines.every(({ quantity }) => quantity === 0)) return 'all_out';
  const isSomething = changesOf(form, items)?.length || form.later !== '' || form.note.trim() !== '';
  return isSomething ? undefined : 'nothing';
}

/** What a valid form proposes. @param now in milliseconds since the epoch */
export function toProposal(
  form: ProposalForm,
  { items, version, promisedAt }: OrderSummary,
  now: number,
): ProposeChange {
  const promised = Math.max(now, Date.parse(promisedAt ?? '') || 0);
  return {
    ...{ version, lines: changesOf(form, items), note: form.note.trim() },
    ...(form.later !== '' && {
      promisedAt: new Date(promised + Number(form.later) * MINUTE_MS).toISOString(),
    }),
    minutes: Number(form.minutes),
    onSilence: form.onSilence || 'declined',
  };
}
