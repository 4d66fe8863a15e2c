import type { ReactNode } from 'react';

/** A button on a toast, e.g. Undo. Pressing it closes the toast. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** Options of a toast. */
export interface ToastOptions {
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  action?: ToastAction | undefined;
  /** Milliseconds until it goes; `null` keeps it until it is closed. 5 s, with an action or a failure 10 s. */
  duration?: number | null | undefined;
  /** Showing another toast with the same id replaces it in place. */
  id?: string | undefined;
}

/** A toast on screen. */
export interface ToastEntry {
  id: string;
  /** Grows with each replacement, so that the clock starts again. */
  revision: number;
  message: ReactNode;
  tone: 'neutral' | 'success' | 'danger';
  action: ToastAction | undefined;
  duration: number | null;
}

/** What {@link useToast} gives. The methods keep their identity. */
export interface ToastApi {
  /** Shows a message and gives the id by which it can be dismissed. */
  show: (message: ReactNode, options?: ToastOptions) => string;
  success: (message: ReactNode, options?: Omit<ToastOptions, 'tone'>) => string;
  error: (message: ReactNode, options?: Omit<ToastOptions, 'tone'>) => string;
  dismiss: (id: string) => void;
}

const MOST_AT_ONCE = 3;
const SHORT = 5_000;
const LONG = 10_000;

/** The list of toasts after one more was shown: replaced in place, the oldest leaving when there are too many. */
export function withToast(
  toasts: readonly ToastEntry[],
  id: string,
  message: ReactNode,
  options: ToastOptions,
): readonly ToastEntry[] {
  const { tone = 'neutral', action } = options;
  const isLong = action !== undefined || tone === 'danger';
  const duration = options.duration === undefined ? (isLong ? LONG : SHORT) : options.duration;
  const before = toasts.find((toast) => toast.id === id);
  const entry: ToastEntry = { id, revision: (before?.revision ?? 0) + 1, message, tone, action, duration };
  if (before !== undefined) return toasts.map((toast) => (toast.id === id ? entry : toast));
  return [...toasts, entry].slice(-MOST_AT_ONCE);
}
