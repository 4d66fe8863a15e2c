// A shared module is evaluated before the shell's own entry, so its styles come first in the page's sheet.
import './styles/layers.css';
export type { ToastAction, ToastApi, ToastOptions } from './toast/toast-store.ts';
export { ToastProvider, useToast } from './toast/toast.tsx';
