import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertIcon, CheckCircleIcon, CloseIcon } from '../icon/icons.ts';
import { type LazyText, useLazyText } from '../text/lazy-text.ts';
import { useUiText } from '../text/use-ui-text.ts';
import type { ToastEntry } from './toast-store.ts';
import classes from './toast.module.css';

interface ToastRegionProps {
  toasts: readonly ToastEntry[];
  onDismiss: (id: string) => void;
}

/** The live region. Rendered before the first message, which screen readers would miss otherwise. */
export function ToastRegion(props: ToastRegionProps) {
  const { toasts, onDismiss } = props;
  const text = useUiText();
  const ref = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const hasToasts = toasts.length > 0;

  // In the top layer, and reopened for each message, so that no open dialog covers it.
  useEffect(() => {
    const region = ref.current;
    if (region === null || typeof region.showPopover !== 'function') return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (hasToasts) region.showPopover();
  }, [toasts, hasToasts]);

  return (
    <section
      ref={ref}
      popover="manual"
      aria-label={text('notifications_region')}
      aria-live="polite"
      aria-relevant="additions text"
      className={classes.region}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} isPaused={isPaused} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

interface ToastProps {
  toast: ToastEntry;
  isPaused: boolean;
  onDismiss: (id: string) => void;
}

function Toast(props: ToastProps) {
  const { toast, isPaused, onDismiss } = props;
  const { id, revision, message, tone, action, duration } = toast;
  const text = useUiText();
  const translate = useTranslated();

  // Hover or focus pauses the timer; it then restarts with the full duration.
  useEffect(() => {
    if (duration === null || isPaused) return undefined;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, revision, duration, isPaused, onDismiss]);

  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={classNames(classes.toast, classes[tone])}>
      {tone === 'success' && <CheckCircleIcon className={classes.icon} />}
      {tone === 'danger' && <AlertIcon className={classes.icon} />}
      <div className={classes.message}>{translate(message)}</div>
      {action !== undefined && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            onDismiss(id);
            action.onAction();
          }}
        >
          {translate(action.label)}
        </button>
      )}
      <IconButton
        className={classes.close}
        icon={<CloseIcon size="small" />}
        label={text('close')}
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}

/** An area released before `LazyText` hands over a finished text; goes when shared-ui 0.2 refuses such areas. */
function useTranslated(): (text: LazyText | string) => string {
  const translate = useLazyText();
  return (text) => (typeof text === 'string' ? text : translate(text));
}
