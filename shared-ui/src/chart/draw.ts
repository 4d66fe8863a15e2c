import type { ChartSeries, ChartTone, Drawing } from './chart-types.ts';

const TONES: readonly ChartTone[] = ['accent', 'clay', 'success', 'muted'];

interface Source<Point> {
  points: readonly Point[];
  series: readonly ChartSeries<Point>[];
  getLabel: (point: Point) => string;
  getName?: ((point: Point) => string) | undefined;
}

/** Reads the caller's points once, so that plot, tooltip and table say the same. */
export function draw<Point>(source: Source<Point>, formatCount: (value: number) => string): Drawing {
  const { points, series, getLabel, getName = getLabel } = source;
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
      name: getName(point),
      values: series.map(({ value }) => value(point)),
    })),
  };
}

/** Whether there is anything to see: a chart of zeros says less than a sentence. */
export function isBlank({ series, points }: Drawing): boolean {
  return points.every(({ values }) => values.every((value, index) => !value || series[index]?.isTableOnly));
}

/** A value in words; a gap is a dash. */
export function wordsOf(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? '–' : format(value);
}
