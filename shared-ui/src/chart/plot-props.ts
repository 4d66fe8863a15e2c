import type { ChartKind, Drawing } from './chart-types.ts';

/** What a plot shows. */
export interface PlotProps {
  kind: Exclude<ChartKind, 'ranking'>;
  drawing: Drawing;
  formatTick: ((value: number) => string) | undefined;
}

/** Props of {@link PlotDrawing}: sizes in CSS pixels. */
export interface PlotDrawingProps extends PlotProps {
  width: number;
  height: number;
  fontSize: number;
}
