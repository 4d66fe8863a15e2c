import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from 'shared-api/contract';
import { I18nextProvider } from 'react-i18next';
import type { Kitchen } from './kitchen-language.ts';
import { OrderTicket } from './order-ticket.tsx';
import classes from './order-ticket.module.css';

const WIDTH_MM = 80;
/** Narrower paper is a roll. */
const SHEET_MM = 120;
const SHEET_MARGIN_MM = 10;
const MM_PER_PIXEL = 25.4 / 96;

interface PrintOrderProps {
  order: Order;
  /** In whose language it is. */
  kitchen: Kitchen;
  /** Called when the print dialog has closed. */
  onDone: () => void;
}

/** Prints an order's ticket without the rest of the page. */
export function PrintOrder(props: PrintOrderProps) {
  const { order, kitchen, onDone } = props;
  const ticket = useRef<HTMLDivElement>(null);
  const handleDone = useEffectEvent(onDone);
  useEffect(() => {
    const element = ticket.current;
    if (!element) return undefined;
    const putBack = cutPaper(element.offsetHeight * MM_PER_PIXEL);
    window.addEventListener('afterprint', handleDone);
    // In the next frame: the print dialog blocks rendering.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', handleDone);
      putBack();
    };
  }, []);
  return createPortal(
    <div ref={ticket} aria-hidden lang={kitchen.language} dir={kitchen.dir} className={classes.ticket}>
      <I18nextProvider i18n={kitchen.translations}>
        <OrderTicket order={order} />
      </I18nextProvider>
    </div>,
    document.body,
  );
}

/**
 * On a roll, cuts the paper to the ticket, without margins for the browser's own lines. On sheets the ticket takes as
 * many as it needs: one of its own length would be shrunk to a sheet. Returns the function that resets it.
 */
function cutPaper(lengthMm: number): () => void {
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const sheet = new CSSStyleSheet();
  const roll = `size: ${WIDTH_MM}mm ${Math.ceil(lengthMm) + 1}mm; margin: 0;`;
  sheet.replaceSync(`
    @media (width < ${SHEET_MM}mm) { @page { ${roll} } }
    @media (width >= ${SHEET_MM}mm) { @page { margin: ${SHEET_MARGIN_MM}mm 0; } }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
  };
}
