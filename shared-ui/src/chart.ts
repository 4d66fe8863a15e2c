export { Chart, type ChartProps } from './chart/chart.tsx';
export type { ChartKind, ChartSeries, ChartTone } from './chart/chart-types.ts';
