/** How a chart is drawn: upright bars, a line, a line over a filled area, or horizontal bars from the first place down. */
export type ChartKind = 'bars' | 'line' | 'area' | 'ranking';

/** Colour of a series; `muted` is for what the others are compared with. */
export type ChartTone = 'accent' | 'clay' | 'success' | 'muted';

/** One row of bars or one line over points of `Point`. */
export interface ChartSeries<Point> {
  id: string;
  /** What it counts: the legend's word and the heading of its column. */
  label: string;
  /** `null` leaves a gap. */
  value: (point: Point) => number | null;
  /** How its values read in tooltip and table; a whole number by default. */
  format?: ((value: number) => string) | undefined;
  /** By its place by default: accent, clay, success, muted. */
  tone?: ChartTone | undefined;
  /** Shown in the table alone. */
  isTableOnly?: boolean | undefined;
}

/** A series as it is drawn and read. */
export interface DrawnSeries {
  readonly id: string;
  readonly label: string;
  readonly tone: ChartTone;
  readonly isTableOnly: boolean;
  readonly format: (value: number) => string;
}

/** One place on the chart's axis, its values in the order of the series. */
export interface DrawnPoint {
  /** Short, for the axis. */
  readonly label: string;
  /** Whole, for tooltip and table. */
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** Everything that is drawn, in words and numbers. */
export interface Drawing {
  readonly series: readonly DrawnSeries[];
  readonly points: readonly DrawnPoint[];
}
