import type { ChartSeries, ChartTone, Drawing } from './chart-types.ts';

const TONES: readonly ChartTone[] = ['accent', 'clay', 'success', 'muted'];

interface Source<Point> {
  points: readonly Point[];
  series: readonly ChartSeries<Point>[];
  getLabel: (point: Point) => string;
  getName?: ((point: Point) => string) | undefined;
  isUnfinished?: ((point: Point) => boolean) | undefined;
}

interface Words {
  formatCount: (value: number) => string;
  /** Says of a point's name that the point is not over. */
  soFar: (name: string) => string;
}

/** Evaluates the caller's points once, so that plot, tooltip and table show the same. */
export function draw<Point>(source: Source<Point>, { formatCount, soFar }: Words): Drawing {
  const { points, series, getLabel, getName = getLabel, isUnfinished = () => false } = source;
  return {
    series: series.map(({ id, label, tone, format = formatCount, isTableOnly = false }, index) => ({
      id,
      label,
      tone: tone ?? TONES[index % TONES.length] ?? 'accent',
      isTableOnly,
      format,
    })),
    points: points.map((point) => ({
      label: getLabel(point),
      name: isUnfinished(point) ? soFar(getName(point)) : getName(point),
      isUnfinished: isUnfinished(point),
      values: series.map(({ value }) => value(point)),
    })),
  };
}

/** Whether any value is not zero; otherwise a text says more than a chart. */
export function isBlank({ series, points }: Drawing): boolean {
  return points.every(({ values }) => values.every((value, index) => !value || series[index]?.isTableOnly));
}

/** A formatted value; a dash for a gap. */
export function wordsOf(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? '–' : format(value);
}
