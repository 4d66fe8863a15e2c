import { useRef } from 'react';
import { usePlotBox } from './use-plot-box.ts';
import type { PlotProps } from './plot-props.ts';
import { usePlotDrawing } from './use-plot-drawing.tsx';
import classes from './chart.module.css';

/** Height of bars and lines in CSS pixels. */
const HEIGHT = 240;

/** Reserves the chart's space and draws once it becomes visible. */
export function Plot(props: PlotProps & { onLoadError: () => void }) {
  const { onLoadError, ...plot } = props;
  const box = useRef<HTMLDivElement>(null);
  const { width, fontSize, isVisible } = usePlotBox(box);
  const renderPlot = usePlotDrawing(isVisible, onLoadError);
  return (
    // Charts run from left to right in every language.
    <div ref={box} dir="ltr" className={classes.plot}>
      {renderPlot && width > 0 ? (
        renderPlot({ ...plot, width, height: HEIGHT, fontSize })
      ) : (
        <svg className={classes.place} width="100%" height={HEIGHT} />
      )}
    </div>
  );
}
