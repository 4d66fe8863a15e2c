import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { PlotDrawingProps } from './plot-props.ts';

type RenderPlot = (props: PlotDrawingProps) => ReactNode;

/** The drawing part with its library, loaded on demand; reports a failed load. */
export function usePlotDrawing(isWanted: boolean, onMissing: () => void): RenderPlot | undefined {
  const [renderPlot, setRenderPlot] = useState<RenderPlot>();
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import('./plot-drawing.tsx').then(
      ({ PlotDrawing }) => {
        if (isGone) return;
        // Long on a phone: a press meanwhile comes first.
        startTransition(() => setRenderPlot(() => (props: PlotDrawingProps) => <PlotDrawing {...props} />));
      },
      () => {
        if (!isGone) missing.current();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return renderPlot;
}
