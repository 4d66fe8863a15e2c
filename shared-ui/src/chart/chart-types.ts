/** The kind of chart: vertical bars, a line, a line over a filled area, or horizontal bars in the given order. */
export type ChartKind = 'bars' | 'line' | 'area' | 'ranking';

/** Colour of a series; `muted` for the one that the others are compared with. */
export type ChartTone = 'accent' | 'clay' | 'success' | 'muted';

/** One row of bars or one line over points of `Point`. */
export interface ChartSeries<Point> {
  id: string;
  /** Its name in the legend and the heading of its column. */
  label: string;
  /** `null` leaves a gap. */
  value: (point: Point) => number | null;
  /** Formats its values in tooltip and table; whole numbers by default. */
  format?: ((value: number) => string) | undefined;
  /** By default, in order: accent, clay, success, muted. */
  tone?: ChartTone | undefined;
  /** Shown only in the table. */
  isTableOnly?: boolean | undefined;
}

/** A series with all defaults filled in. */
export interface DrawnSeries {
  readonly id: string;
  readonly label: string;
  readonly tone: ChartTone;
  readonly isTableOnly: boolean;
  readonly format: (value: number) => string;
}

/** One point on the axis; its values are in the order of the series. */
export interface DrawnPoint {
  /** Short, for the axis. */
  readonly label: string;
  /** Full, for tooltip and table. */
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Its values still grow, e.g. today's. */
  readonly isUnfinished: boolean;
}

/** All texts and numbers of a chart. */
export interface Drawing {
  readonly series: readonly DrawnSeries[];
  readonly points: readonly DrawnPoint[];
}
