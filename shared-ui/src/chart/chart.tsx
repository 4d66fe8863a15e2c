import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { formatCount } from '../format/format.ts';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { useTableText } from '../text/use-table-text.ts';
import { ChartTable } from './chart-table.tsx';
import type { ChartKind, ChartSeries, Drawing, DrawnSeries } from './chart-types.ts';
import { draw, isBlank } from './draw.ts';
import { Plot } from './plot.tsx';
import { Ranking } from './ranking.tsx';
import classes from './chart.module.css';

/** Props of {@link Chart}. */
export interface ChartProps<Point> {
  kind: ChartKind;
  /** The title; also the table's caption. */
  title: string;
  /** A sentence below the title. */
  description?: ReactNode | undefined;
  /** Level of the title's heading; 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  points: readonly Point[];
  series: readonly ChartSeries<Point>[];
  /** Heading of the table's first column: "Day". */
  pointsLabel: string;
  /** Short label of a point, for the axis: "3 Nov". */
  getLabel: (point: Point) => string;
  /** Full name of a point, for tooltip and table: "Tuesday 3 November 2026"; the label by default. */
  getName?: ((point: Point) => string) | undefined;
  /**
   * Marks points whose values still grow, as today's: hatched or dashed, and named so in legend, tooltip and table. Not
   * in a ranking.
   */
  isUnfinished?: ((point: Point) => boolean) | undefined;
  /** Formats the value axis; compact numbers by default. */
  formatTick?: ((value: number) => string) | undefined;
  /** Shows a skeleton as high as the chart. */
  isLoading?: boolean | undefined;
  /** Replaces the chart when every value is zero or missing: an `EmptyState`. */
  empty?: ReactNode | undefined;
  className?: string | undefined;
}

/**
 * A chart with the same figures as a table: assistive technology reads the table, everybody else can switch to it. The
 * drawing library loads when the chart becomes visible; if that fails, the table is shown.
 */
export function Chart<Point>(props: ChartProps<Point>) {
  const { kind, title, description, headingLevel = 3, pointsLabel, isLoading = false, className } = props;
  const text = useTableText();
  const [isTableWanted, setTableWanted] = useState(false);
  const [isPlotMissing, setPlotMissing] = useState(false);
  const drawing = draw(props, { formatCount, soFar: (name) => text('chart_so_far', { name }) });
  const shown = drawing.series.filter(({ isTableOnly }) => !isTableOnly);
  const isEmpty = isBlank(drawing);
  const isTable = isTableWanted || isPlotMissing;
  const Heading = `h${headingLevel}` as const;
  return (
    <figure className={classNames(classes.chart, className)}>
      <figcaption className={classes.head}>
        <Heading className={classes.title}>{title}</Heading>
        {!isEmpty && !isLoading && !isPlotMissing && (
          <Button
            variant="quiet"
            size="small"
            className={classes.toggle}
            aria-label={`${text(isTable ? 'show_as_chart' : 'show_as_table')}: ${title}`}
            onClick={() => setTableWanted(!isTable)}
          >
            {text(isTable ? 'show_as_chart' : 'show_as_table')}
          </Button>
        )}
        {description !== undefined && <p className={classes.description}>{description}</p>}
      </figcaption>
      {isLoading && (
        <Loading>
          <Skeleton shape="block" className={classes.waiting} />
        </Loading>
      )}
      {!isLoading && isEmpty && (props.empty ?? <EmptyState title={text('chart_empty')} />)}
      {!isLoading && !isEmpty && (
        <>
          {!isTable && (
            <div aria-hidden className={classes.picture}>
              {kind !== 'ranking' && <Legend series={shown} drawing={drawing} />}
              {kind === 'ranking' ? (
                <Ranking drawing={drawing} />
              ) : (
                <Plot
                  kind={kind}
                  drawing={drawing}
                  formatTick={props.formatTick}
                  onLoadError={() => setPlotMissing(true)}
                />
              )}
            </div>
          )}
          <ChartTable drawing={drawing} caption={title} pointsLabel={pointsLabel} isShown={isTable} />
        </>
      )}
    </figure>
  );
}

/** Nothing for one series of finished points, which the title names. */
function Legend(props: { series: readonly DrawnSeries[]; drawing: Drawing }) {
  const { series, drawing } = props;
  const text = useTableText();
  const [first] = series;
  const hasUnfinished = drawing.points.some(({ isUnfinished }) => isUnfinished);
  if (series.length === 1 && !hasUnfinished) return null;
  return (
    <ul className={classes.legend}>
      {series.map(({ id, label, tone }) => (
        <li key={id} className={classNames(classes.entry, classes[tone])}>
          {label}
        </li>
      ))}
      {hasUnfinished && (
        <li className={classNames(classes.entry, first && classes[first.tone], classes.unfinished)}>
          {text('chart_unfinished')}
        </li>
      )}
    </ul>
  );
}
