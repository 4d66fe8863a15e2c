import type { LazyText } from '../text/lazy-text.ts';

/** A button on a toast, e.g. Undo. Pressing it closes the toast. */
export interface ToastAction {
  label: LazyText;
  onAction: () => void;
}

/** Options of a toast. */
export interface ToastOptions {
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  action?: ToastAction | undefined;
  /** Milliseconds until it closes; `null`: only by hand. Default: 5 s, with an action or for an error 10 s. */
  duration?: number | null | undefined;
  /** Showing another toast with the same id replaces it in place. */
  id?: string | undefined;
}

/** A toast on screen. */
export interface ToastEntry {
  id: string;
  /** Incremented by each replacement, so that the timer restarts. */
  revision: number;
  message: LazyText;
  tone: 'neutral' | 'success' | 'danger';
  action: ToastAction | undefined;
  duration: number | null;
}

/** What {@link useToast} returns. The methods are stable between renders. */
export interface ToastApi {
  /** Shows a message. Returns the id for `dismiss`. */
  show: (message: LazyText, options?: ToastOptions) => string;
  success: (message: LazyText, options?: Omit<ToastOptions, 'tone'>) => string;
  error: (message: LazyText, options?: Omit<ToastOptions, 'tone'>) => string;
  dismiss: (id: string) => void;
}

const MAX_TOASTS = 3;
const SHORT_DURATION_MS = 5_000;
const LONG_DURATION_MS = 10_000;

/** Adds a toast, or replaces the one with the same id. Drops the oldest beyond the maximum. */
export function withToast(
  toasts: readonly ToastEntry[],
  id: string,
  message: LazyText,
  options: ToastOptions,
): readonly ToastEntry[] {
  const { tone = 'neutral', action } = options;
  const isLong = action !== undefined || tone === 'danger';
  const duration =
    options.duration === undefined ? (isLong ? LONG_DURATION_MS : SHORT_DURATION_MS) : options.duration;
  const before = toasts.find((toast) => toast.id === id);
  const entry: ToastEntry = { id, revision: (before?.revision ?? 0) + 1, message, tone, action, duration };
  if (before !== undefined) return toasts.map((toast) => (toast.id === id ? entry : toast));
  return [...toasts, entry].slice(-MAX_TOASTS);
}
