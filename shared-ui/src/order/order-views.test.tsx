import { screen, within } from '@testing-library/react';
import {
  Amounts,
  ChangedLines,
  OrderLines,
  OrderNote,
  OrderPart,
  PastChanges,
  StepNotes,
  useDiscountParts,
  type Discount,
  type ShownLine,
} from '../order.ts';
import { renderUi } from '../testing/render-ui.tsx';

const marks = { dir: 'ltr' } as const;
const line: ShownLine = {
  id: 'a',
  quantity: '2 ×',
  name: { text: 'Poulet yassa', marks: { lang: 'fr', ...marks } },
  shownName: { text: 'دجاج ياسا', marks: { lang: 'ar', dir: 'rtl' } },
  options: [{ id: 'b', text: 'Œuf', marks }],
  note: 'Sans oignons',
  amount: 1500,
};

test('a line has number, names, options, note and amount, each text with its language', () => {
  renderUi(<OrderLines lines={[line]} label="Dishes" />);
  const item = within(screen.getByRole('list', { name: 'Dishes' })).getByRole('listitem');
  expect(item).toHaveTextContent('2 ×Poulet yassaدجاج ياساŒufSans oignons1 500.00 MRU');
  expect(screen.getByText('Poulet yassa')).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('دجاج ياسا')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText('Sans oignons')).toHaveAttribute('dir', 'auto');
});

test('amounts can be left out, and entries added', () => {
  renderUi(
    <OrderLines lines={[{ ...line, note: null }]} areAmountsHidden>
      <li>and 2 more</li>
    </OrderLines>,
  );
  expect(screen.queryByText(/MRU/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('an amount has parts and a total; a fee of nothing is free', () => {
  const parts = [
    { label: 'Dishes', amount: 1500 },
    { label: 'Delivery', amount: 0, isFee: true },
  ];
  renderUi(<Amounts parts={parts} total={{ label: 'Total', amount: 1500 }} />, 'fr');
  expect(screen.getAllByRole('definition').map((found) => found.textContent)).toEqual([
    '1\u00a0500,00\u00a0MRU',
    'Gratuite',
    '1\u00a0500,00\u00a0MRU',
  ]);
});

function Discounted(props: { promotion: Discount | null }) {
  const parts = useDiscountParts(props.promotion);
  return <Amounts parts={parts} total={{ label: 'Total', amount: 100 }} />;
}

test.each([
  [{ kind: 'percent', value: 15, code: 'ETE', discount: 22.5 }, /^15% off · ETE−22\.50.MRU/],
  [{ kind: 'amount', value: 20, code: null, discount: 20 }, /^20\.00.MRU off−20\.00.MRU/],
  [{ kind: 'free_delivery', value: 0, code: null, discount: 50 }, /^Free delivery−50\.00.MRU/],
  [null, /^Total/],
] as const)('a promotion is a part that is taken off: %o', (promotion, expected) => {
  const { container } = renderUi(<Discounted promotion={promotion} />);
  expect(container.textContent).toMatch(expected);
});

test.each([
  [true, 2],
  [false, 3],
])('a part is named by its heading (card: %s)', (isCard, level) => {
  renderUi(
    <OrderPart title="Contact" isCard={isCard}>
      22 33 44 55
    </OrderPart>,
  );
  expect(screen.getByRole('region', { name: 'Contact' })).toHaveTextContent('22 33 44 55');
  expect(screen.getByRole('heading', { level, name: 'Contact' })).toBeInTheDocument();
});

test('a note stands alone in its element, below its title', () => {
  renderUi(<OrderNote title="Note">Appelez</OrderNote>);
  expect(screen.getByText('Appelez')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('Note')).toBeInTheDocument();
});

test('a step says when, by whom and why, and leaves out what there is not', () => {
  const { container } = renderUi(
    <StepNotes
      at="2026-11-20T19:05:00Z"
      notes={['by the restaurant', false, null]}
      reason="We are closing"
    />,
  );
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T19:05:00Z');
  expect(container).toHaveTextContent('20 Nov 2026, 19:05 · by the restaurantWe are closing');
});

const changed = {
  id: 'a',
  before: { quantity: '2 ×', name: line.name, amount: 1500 },
  after: { quantity: '1 ×', name: line.name, amount: 750 },
};

test('a changed line shows what it was, struck out, and what it will be, also to screen readers', () => {
  renderUi(<ChangedLines label="Changes" lines={[changed, { ...changed, id: 'b', after: null }]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('del')).toHaveTextContent('Before: 2 ×Poulet yassa1 500.00 MRU');
  expect(first?.querySelector('ins')).toHaveTextContent('After: 1 ×Poulet yassa750.00 MRU');
  expect(second).toHaveTextContent(/Taken out$/);
});

test('past changes say what became of them; without any there is no part', () => {
  const past = {
    id: 'a',
    summary: '19:05 · the restaurant',
    outcome: 'declined',
    note: 'No lamb',
    lines: [changed],
  };
  const texts = { title: 'Changes', linesLabel: 'What changed' };
  const { unmount } = renderUi(<PastChanges {...texts} changes={[past]} />);
  expect(screen.getByRole('region', { name: 'Changes' })).toHaveTextContent(
    /19:05 · the restaurant · declinedNo lamb/,
  );
  expect(screen.getByRole('list', { name: 'What changed' })).toBeInTheDocument();
  unmount();
  renderUi(<PastChanges {...texts} changes={[]} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
