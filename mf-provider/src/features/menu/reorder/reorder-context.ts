import { createContext, useContext } from 'react';
import type { Reorder } from './use-reorder.ts';

/** Gives the reordering to every handle of the editor. */
export const ReorderContext = createContext<Reorder | null>(null);

/** The reordering of the surrounding editor. */
export function useReorderContext(): Reorder {
  const reorder = useContext(ReorderContext);
  if (!reorder) throw new Error('A handle stands in no menu editor.');
  return reorder;
}
