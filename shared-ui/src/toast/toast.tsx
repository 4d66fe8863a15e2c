import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { type ToastApi, type ToastEntry, withToast } from './toast-store.ts';
import { ToastRegion } from './toast-region.tsx';

const ToastContext = createContext<ToastApi | null>(null);

/** Renders the page's toasts. Used once, around all that shows one; areas share it through {@link useToast}. */
export function ToastProvider(props: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const counter = useRef(0);

  const api = useMemo<ToastApi>(() => {
    const show: ToastApi['show'] = (message, options = {}) => {
      const id = options.id ?? `toast-${(counter.current += 1)}`;
      setToasts((before) => withToast(before, id, message, options));
      return id;
    };
    return {
      show,
      success: (message, options) => show(message, { ...options, tone: 'success' }),
      error: (message, options) => show(message, { ...options, tone: 'danger' }),
      dismiss: (id) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    };
  }, []);

  return (
    <ToastContext value={api}>
      {props.children}
      <ToastRegion toasts={toasts} onDismiss={api.dismiss} />
    </ToastContext>
  );
}

/** Shows short messages that need no answer. @throws outside of a {@link ToastProvider} */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (api === null) throw new Error('useToast needs a ToastProvider above it.');
  return api;
}
