export { Amounts, type AmountPart, type AmountsProps } from './order/amounts.tsx';
export {
  ChangedLines,
  type ChangedLine,
  type ChangedLinesProps,
  type LineState,
} from './order/changed-lines.tsx';
export { OrderLines, type OrderLinesProps, type ShownLine } from './order/order-lines.tsx';
export { OrderNote, type OrderNoteProps } from './order/order-note.tsx';
export { OrderPart, type OrderPartProps } from './order/order-part.tsx';
export { pickUpItems } from './order/pick-up-items.ts';
export { StepNotes, type StepNotesProps } from './order/step-notes.tsx';
export { PastChanges, type PastChange, type PastChangesProps } from './order/past-changes.tsx';
export {
  useAmountParts,
  useDiscountParts,
  type Discount,
  type OrderAmounts,
} from './order/use-amount-parts.ts';
