export type { ToastAction, ToastApi, ToastOptions } from './toast/toast-store.ts';
export { ToastProvider, useToast } from './toast/toast.tsx';
