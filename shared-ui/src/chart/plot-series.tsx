import { Area, Bar, Cell, Line } from 'recharts';
import type { ChartTone, Drawing, DrawnSeries } from './chart-types.ts';
import type { PlotProps } from './plot-props.ts';

const COLORS = {
  accent: 'var(--color-accent)',
  clay: 'var(--color-clay)',
  success: 'var(--color-success)',
  muted: 'var(--color-line-strong)',
} as const satisfies Record<ChartTone, string>;
const TONES = Object.keys(COLORS) as ChartTone[];
/** Dashes of the series that others are compared with, and of what is not over. */
const COMPARED_DASHES = '5 4';
const UNFINISHED_DASHES = '2 4';

const hatchingOf = (id: string, tone: ChartTone) => `${id}-${tone}`;

/** The fillings of bars that are not over. */
export function Hatchings(props: { id: string }) {
  return (
    <defs>
      {TONES.map((tone) => (
        <pattern
          key={tone}
          id={hatchingOf(props.id, tone)}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill={COLORS[tone]} fillOpacity="0.15" />
          <rect width="3" height="6" fill={COLORS[tone]} />
        </pattern>
      ))}
    </defs>
  );
}

interface SeriesOptions {
  kind: PlotProps['kind'];
  drawing: Drawing;
  series: DrawnSeries;
  /** Place of the series among the values of a point. */
  index: number;
  /** Of the `Hatchings`. */
  id: string;
}

interface Row {
  place: number;
  values: readonly (number | null)[];
}

/** The elements of a series. Not a component: recharts looks for its own elements among the chart's children. */
export function renderSeries(options: SeriesOptions) {
  return options.kind === 'bars' ? renderBars(options) : renderLines(options);
}

function renderBars({ drawing, series, index, id }: SeriesOptions) {
  const color = COLORS[series.tone];
  return (
    <Bar
      key={series.id}
      name={series.label}
      dataKey={({ values }: Row) => values[index] ?? undefined}
      animationDuration={400}
      fill={color}
      radius={[4, 4, 0, 0]}
      maxBarSize={36}
    >
      {drawing.points.map(({ isUnfinished }, place) => (
        <Cell key={place} fill={isUnfinished ? `url(#${hatchingOf(id, series.tone)})` : color} />
      ))}
    </Bar>
  );
}

function renderLines({ kind, drawing, series, index }: SeriesOptions) {
  const { points } = drawing;
  const isOver = (place: number) => points[place]?.isUnfinished === false;
  const isMuted = series.tone === 'muted';
  const shared = {
    name: series.label,
    animationDuration: 400,
    stroke: COLORS[series.tone],
    strokeWidth: 2,
    dot: false,
    type: 'monotone',
  } as const;
  const finished = {
    ...shared,
    dataKey: ({ place, values }: Row) => (isOver(place) ? (values[index] ?? undefined) : undefined),
    // Distinguishable without colour, too.
    ...(isMuted ? { strokeDasharray: COMPARED_DASHES } : {}),
  };
  const line =
    kind === 'area' && !isMuted ? (
      <Area key={series.id} {...finished} fill={COLORS[series.tone]} fillOpacity={0.14} />
    ) : (
      <Line key={series.id} {...finished} />
    );
  if (points.every(({ isUnfinished }) => !isUnfinished)) return line;
  return [
    line,
    <Line
      key={`${series.id} unfinished`}
      {...shared}
      // From the last point that is over.
      dataKey={({ place, values }: Row) =>
        isOver(place) && isOver(place + 1) ? undefined : (values[index] ?? undefined)
      }
      strokeDasharray={UNFINISHED_DASHES}
    />,
  ];
}
