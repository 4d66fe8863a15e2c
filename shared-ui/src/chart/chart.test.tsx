import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDate, formatDuration, formatMoney } from '../format/format.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Chart, type ChartProps } from './chart.tsx';

interface Day {
  day: string;
  orders: number;
  before: number | null;
}

const days: readonly Day[] = [
  { day: '2026-11-02', orders: 12, before: 9 },
  { day: '2026-11-03', orders: 1200, before: null },
];

function renderChart(props: Partial<ChartProps<Day>> = {}, language: 'en' | 'fr' | 'ar' = 'en') {
  return renderUi(
    <Chart
      kind="bars"
      title="Orders by day"
      pointsLabel="Day"
      points={days}
      getLabel={({ day }) => day.slice(-2)}
      getName={({ day }) => day}
      series={[
        { id: 'orders', label: 'Orders', value: ({ orders }) => orders },
        { id: 'before', label: 'Week before', value: ({ before }) => before, tone: 'muted' },
      ]}
      {...props}
    />,
    language,
  );
}

function cellsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

describe('Chart', () => {
  it('has its figures in a table, whether the table is visible or not', async () => {
    renderChart();
    expect(screen.getByRole('heading', { name: 'Orders by day', level: 3 })).toBeInTheDocument();
    const figures = [
      ['Day', 'Orders', 'Week before'],
      ['2026-11-02', '12', '9'],
      ['2026-11-03', '1\u00a0200', '–'],
    ];
    expect(cellsOf(screen.getByRole('table', { name: 'Orders by day' }))).toEqual(figures);
    expect(screen.queryByRole('group', { name: 'Orders by day' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table: Orders by day' }));
    const shown = screen.getByRole('group', { name: 'Orders by day' });
    expect(cellsOf(within(shown).getByRole('table'))).toEqual(figures);
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart: Orders by day' }));
    expect(screen.queryByRole('group', { name: 'Orders by day' })).not.toBeInTheDocument();
  });

  it('formats by series, in the current language', () => {
    const takings = {
      id: 'takings',
      label: 'Recettes',
      value: ({ orders }: Day) => orders,
      format: (value: number) => formatMoney(value, 'fr'),
    };
    renderChart({ series: [takings] }, 'fr');
    expect(screen.getByText('12,00\u00a0MRU', { normalizer: String })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Afficher le tableau/ })).toHaveTextContent(
      'Afficher le tableau',
    );
  });

  it('draws a ranking with bars in proportion to the largest', () => {
    const { container } = renderChart({ kind: 'ranking' });
    const widths = [...container.querySelectorAll('rect:last-child')].map((bar) => bar.getAttribute('width'));
    expect(widths).toEqual(['1.00%', '100.00%']);
  });

  it('shows an empty state instead of zeros', () => {
    const { unmount } = renderChart({ points: [{ day: '2026-11-02', orders: 0, before: null }] });
    expect(screen.getByText('No figures yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    renderChart({ points: [], empty: <p>No orders in 90 days</p> });
    expect(screen.getByText('No orders in 90 days')).toBeInTheDocument();
  });

  it('shows a skeleton while loading', () => {
    renderChart({ isLoading: true, points: [] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByText('No figures yet')).not.toBeInTheDocument();
  });
});

describe('the drawing of a Chart', () => {
  type ObserverCallback = (entries: { isIntersecting: boolean }[]) => void;
  let makeVisible: ObserverCallback = () => undefined;

  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => ({
      observe: () => callback([], {} as ResizeObserver),
      unobserve: () => undefined,
      disconnect: () => undefined,
    }));
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
      makeVisible = callback as ObserverCallback;
      return { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const bars = (container: HTMLElement) => container.querySelectorAll('.recharts-bar-rectangle path');

  it('appears once it is visible, with a legend, hidden from assistive technology', async () => {
    const { container } = renderChart();
    expect(container.querySelector('.recharts-surface')).toBeNull();
    act(() => makeVisible([{ isIntersecting: true }]));
    expect(await screen.findByText('02', { selector: 'tspan' })).toBeInTheDocument();
    await waitFor(() => expect(bars(container)).toHaveLength(3));
    const legend = container.querySelector('[aria-hidden] ul');
    expect([...(legend?.children ?? [])].map((entry) => entry.textContent)).toEqual([
      'Orders',
      'Week before',
    ]);
    expect(container.querySelector('[aria-hidden] [tabindex="0"]')).toBeNull();
  });

  it('isolates Arabic labels, as the drawing runs from left to right', async () => {
    const { container } = renderChart(
      {
        getLabel: ({ day }) => formatDate(day, 'ar', 'day'),
        formatTick: (seconds) => formatDuration(seconds, 'ar'),
      },
      'ar',
    );
    act(() => makeVisible([{ isIntersecting: true }]));
    await waitFor(() => expect(container.querySelectorAll('tspan').length).toBeGreaterThan(2));
    const labels = [...container.querySelectorAll('tspan')].map(({ textContent }) => textContent);
    expect(labels).toEqual(expect.arrayContaining(['\u20682 نوفمبر\u2069', '\u206820 د\u2069']));
  });

  it('marks what is not over: hatched in the drawing, in words in legend and table', async () => {
    const { container } = renderChart({ isUnfinished: ({ day }) => day === '2026-11-03' });
    act(() => makeVisible([{ isIntersecting: true }]));
    await waitFor(() => expect(bars(container)).toHaveLength(3));
    const fills = [...bars(container)].map((bar) => bar.getAttribute('fill') ?? '');
    expect(fills.map((fill) => fill.startsWith('url('))).toEqual([false, true, false]);
    const legend = container.querySelector('[aria-hidden] ul');
    expect(legend?.lastChild).toHaveTextContent('Not over yet');
    expect(screen.getByRole('rowheader', { name: '2026-11-03 (so far)' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: '2026-11-02' })).toBeInTheDocument();
  });

  it('dashes the line to a point that is not over', async () => {
    const { container } = renderChart({ kind: 'line', isUnfinished: ({ day }) => day === '2026-11-03' });
    act(() => makeVisible([{ isIntersecting: true }]));
    await waitFor(() =>
      expect(container.querySelector('.recharts-line-curve[stroke-dasharray^="2"]')).not.toBeNull(),
    );
  });

  it('omits table-only series', async () => {
    const { container } = renderChart({
      series: [
        { id: 'orders', label: 'Orders', value: ({ orders }) => orders },
        { id: 'before', label: 'Week before', value: ({ before }) => before, isTableOnly: true },
      ],
    });
    act(() => makeVisible([{ isIntersecting: true }]));
    expect(await screen.findByText('02', { selector: 'tspan' })).toBeInTheDocument();
    await waitFor(() => expect(bars(container)).toHaveLength(2));
    expect(screen.getByRole('columnheader', { name: 'Week before' })).toBeInTheDocument();
  });
});
