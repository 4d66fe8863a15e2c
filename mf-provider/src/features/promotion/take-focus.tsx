import type { ReactNode } from 'react';

/** Takes the focus when it appears, and so comes into sight at the end of a long form. */
export function TakeFocus(props: { children: ReactNode }) {
  return (
    <div ref={focus} tabIndex={-1}>
      {props.children}
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
