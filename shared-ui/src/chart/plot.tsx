import { useRef } from 'react';
import type { ChartKind, Drawing } from './chart-types.ts';
import { usePlotBox } from './use-plot-box.ts';
import { usePlotDrawing } from './use-plot-drawing.tsx';
import classes from './chart.module.css';

/** Height of bars and lines in CSS pixels. */
const HEIGHT = 240;

/** What is drawn, and where it goes. */
export interface PlotProps {
  kind: Exclude<ChartKind, 'ranking'>;
  drawing: Drawing;
  formatTick: ((value: number) => string) | undefined;
}

/** Keeps the chart's place; the drawing itself comes once the place is in sight. */
export function Plot(props: PlotProps & { onMissing: () => void }) {
  const { onMissing, ...plot } = props;
  const box = useRef<HTMLDivElement>(null);
  const { width, fontSize, isSeen } = usePlotBox(box);
  const renderPlot = usePlotDrawing(isSeen, onMissing);
  return (
    // Time runs from left to right on a chart in every language.
    <div ref={box} dir="ltr" className={classes.plot}>
      {renderPlot && width > 0 ? (
        renderPlot({ ...plot, width, height: HEIGHT, fontSize })
      ) : (
        <svg className={classes.place} width="100%" height={HEIGHT} />
      )}
    </div>
  );
}
