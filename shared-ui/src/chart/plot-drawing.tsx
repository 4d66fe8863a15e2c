import { useId } from 'react';
import { CartesianGrid, ComposedChart, Tooltip, XAxis, YAxis } from 'recharts';
import { classNames } from '../class-names.ts';
import { formatCompact } from '../format/format.ts';
import { useLanguage } from '../hooks/use-language.ts';
import type { Drawing } from './chart-types.ts';
import { Hatchings, renderSeries } from './plot-series.tsx';
import { PlotTooltip } from './plot-tooltip.tsx';
import type { PlotDrawingProps } from './plot-props.ts';
import classes from './chart.module.css';

const MARGIN = { top: 8, right: 4, bottom: 0, left: 0 };
const TICK_GAP = 12;
/** Average letter width as a fraction of the font size; pixels around labels and beside the value axis. */
const LETTER = 0.55;
const LABEL_GAP = 4;
const AXIS_ROOM = 40;
const AXIS_COLOR = 'var(--color-ink-muted)';

/** Bars, lines or areas by recharts. Assistive technology reads the table instead, so nothing here is focusable. */
export function PlotDrawing(props: PlotDrawingProps) {
  const { kind, drawing, formatTick, width, height, fontSize } = props;
  const language = useLanguage();
  const id = useId();
  const tick = { fontSize, fill: AXIS_COLOR };
  const formatValue = formatTick ?? ((value: number) => formatCompact(value, language));
  const data = drawing.points.map(({ values }, place) => ({ place, values }));
  return (
    <ComposedChart
      data={data}
      width={width}
      height={height}
      margin={MARGIN}
      accessibilityLayer={false}
      barCategoryGap="20%"
      className={classNames(classes.drawing)}
    >
      <Hatchings id={id} />
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis
        dataKey="place"
        tickFormatter={(place: number) => ownDirection(drawing.points[place]?.label ?? '', language)}
        tick={tick}
        fontSize={fontSize}
        minTickGap={TICK_GAP}
        interval={doAllFit(drawing, width, fontSize) ? 0 : 'equidistantPreserveStart'}
        tickMargin={6}
        tickLine={false}
        axisLine={{ stroke: 'var(--color-line-strong)' }}
      />
      <YAxis
        width="auto"
        allowDecimals={false}
        tickFormatter={(value: number) => ownDirection(formatValue(value), language)}
        tick={tick}
        fontSize={fontSize}
        tickCount={5}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        cursor={kind === 'bars' ? { fill: 'var(--color-hover)' } : { stroke: AXIS_COLOR }}
        animationDuration={120}
        content={(tooltip) =>
          tooltip.active ? <PlotTooltip drawing={drawing} place={Number(tooltip.label)} /> : null
        }
      />
      {drawing.series.map((series, index) =>
        series.isTableOnly ? null : renderSeries({ kind, drawing, series, index, id }),
      )}
    </ComposedChart>
  );
}

/** A label that runs as its letters do: the drawing runs from left to right, which would jumble minutes and seconds. */
function ownDirection(label: string, language: string): string {
  return language.startsWith('ar') ? `\u2068${label}\u2069` : label;
}

/** Whether every label fits under its point. */
function doAllFit({ points }: Drawing, width: number, fontSize: number): boolean {
  const longest = Math.max(...points.map(({ label }) => label.length));
  return points.length * (longest * fontSize * LETTER + LABEL_GAP) < width - AXIS_ROOM;
}
