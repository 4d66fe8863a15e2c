import { createContext, useContext } from 'react';
import type { Reorder } from './use-reorder.ts';

/** Hands the moving of things down to every handle of the editor. */
export const ReorderContext = createContext<Reorder | null>(null);

/** The moving of things in the editor around. */
export function useReorderContext(): Reorder {
  const reorder = useContext(ReorderContext);
  if (!reorder) throw new Error('A handle stands in no menu editor.');
  return reorder;
}
