import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { PlotDrawingProps } from './plot-props.ts';

type RenderPlot = (props: PlotDrawingProps) => ReactNode;

/** Loads the drawing code and its library on demand; reports a failed load. */
export function usePlotDrawing(isVisible: boolean, onLoadError: () => void): RenderPlot | undefined {
  const [renderPlot, setRenderPlot] = useState<RenderPlot>();
  const reportError = useEffectEvent(onLoadError);
  useEffect(() => {
    if (!isVisible) return undefined;
    let isGone = false;
    import('./plot-drawing.tsx').then(
      ({ PlotDrawing }) => {
        if (isGone) return;
        // Takes long on a phone: clicks in the meantime come first.
        startTransition(() => setRenderPlot(() => (props: PlotDrawingProps) => <PlotDrawing {...props} />));
      },
      () => {
        if (!isGone) reportError();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isVisible]);
  return renderPlot;
}
