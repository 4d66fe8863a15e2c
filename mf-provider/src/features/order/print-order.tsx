import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from 'shared-api/contract';
import { OrderTicket } from './order-ticket.tsx';
import classes from './order-ticket.module.css';

const WIDTH_MM = 80;
const MM_PER_PIXEL = 25.4 / 96;

interface PrintOrderProps {
  order: Order;
  /** The print dialog is closed again. */
  onDone: () => void;
}

/** Hands an order's ticket to the printer; nothing else of the page is printed with it. */
export function PrintOrder(props: PrintOrderProps) {
  const { order, onDone } = props;
  const ticket = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const element = ticket.current;
    if (!element) return undefined;
    const putBack = cutPaper(element.offsetHeight * MM_PER_PIXEL);
    const handleDone = () => done.current();
    window.addEventListener('afterprint', handleDone);
    // Not before the next frame: a print that blocks would keep the page as it was before the press.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', handleDone);
      putBack();
    };
  }, []);
  return createPortal(
    <div ref={ticket} aria-hidden className={classes.ticket}>
      <OrderTicket order={order} />
    </div>,
    document.body,
  );
}

/** Cuts the paper to the ticket and leaves the browser no margin to write addresses into. Gives the way back. */
function cutPaper(lengthMm: number): () => void {
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${WIDTH_MM}mm ${Math.ceil(lengthMm) + 1}mm; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
  };
}
