import type { OrderSummary } from 'shared-api/contract';
import { sampleOrder, sampleRestaurant } from '../../../mocks/samples.ts';
import { emptyProposal, isPrice, problemOf, toProposal, type ProposalForm } from './proposal-form.ts';

const NOW = Date.parse('2026-11-29T18:00:00Z');
const order: OrderSummary = sampleOrder(sampleRestaurant(1), 1, { promisedAt: '2026-11-29T18:20:00Z' });
const form = (change: Partial<ProposalForm>): ProposalForm => ({ ...emptyProposal(order), ...change });
const withFirst = (change: Partial<ProposalForm['lines'][number]>): ProposalForm => {
  const [first, ...rest] = emptyProposal(order).lines;
  return form({ lines: first ? [{ ...first, ...change }, ...rest] : [] });
};

test('says what is missing', () => {
  expect(problemOf(form({}), order.items)).toBe('nothing');
  const lines = emptyProposal(order).lines.map((line) => ({ ...line, quantity: 0 }));
  expect(problemOf(form({ lines }), order.items)).toBe('all_out');
  expect(problemOf(form({ note: 'Sorry' }), order.items)).toBeUndefined();
  expect(problemOf(withFirst({ replacement: 'x' }), order.items)).toBeUndefined();
});

test('names the lines that change alone', () => {
  const [first] = order.items;
  const same = withFirst({ price: String(first?.price) });
  expect(toProposal(same, order, NOW).lines).toEqual([]);
  const out = withFirst({ quantity: 0, replacement: 'x', price: '1' });
  expect(toProposal(out, order, NOW).lines).toEqual([{ line: first?.id, quantity: 0 }]);
  const other = withFirst({ replacement: 'x', price: '1,50' });
  expect(toProposal(other, order, NOW).lines).toEqual([
    { line: first?.id, quantity: first?.quantity, replacement: 'x', price: 1.5 },
  ]);
});

test('a later time counts from the promised one, or from now once that has passed', () => {
  expect(toProposal(form({ later: '10' }), order, NOW).promisedAt).toBe('2026-11-29T18:30:00.000Z');
  const late = NOW + 60 * 60_000;
  expect(toProposal(form({ later: '10' }), order, late).promisedAt).toBe('2026-11-29T19:10:00.000Z');
  expect(toProposal(form({}), order, NOW)).not.toHaveProperty('promisedAt');
});

test.each([
  ['', true],
  ['40', true],
  ['40,25', true],
  ['40.26', false],
  ['free', false],
])('the price “%s” can be proposed: %s', (text, expected) => {
  expect(isPrice(text, 40.25)).toBe(expected);
});
