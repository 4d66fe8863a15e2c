import { useRef } from 'react';
import { usePlotBox } from './use-plot-box.ts';
import type { PlotProps } from './plot-props.ts';
import { usePlotDrawing } from './use-plot-drawing.tsx';
import classes from './chart.module.css';

/** Height of bars and lines in CSS pixels. */
const HEIGHT = 240;

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
