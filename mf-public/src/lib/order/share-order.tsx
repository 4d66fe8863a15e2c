import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from 'shared-api/contract';
import { Button, TextField } from 'shared-ui';
import { CheckIcon, CopyIcon, ShareIcon } from 'shared-ui/icons';
import { useBrowserValue } from '../use-browser-value.ts';
import classes from './share-order.module.css';

/** How long the result of copying is shown, in milliseconds. */
const OUTCOME_MS = 5_000;

/** Buttons that copy or share the tracking link: its holder can follow the order. */
export function ShareOrder(props: { order: Order }) {
  const { order } = props;
  const { t } = useTranslation('checkout');
  const [outcome, setOutcome] = useState<'copied' | 'copy_failed' | null>(null);
  const origin = useBrowserValue(() => location.origin, '');
  const canShare = useBrowserValue(() => 'share' in navigator, false);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (!order.trackingToken) return null;
  const url = `${origin}/orders/${order.trackingToken}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('copy_failed');
    }
  }

  async function share() {
    const text = t('share_text', { code: order.code, restaurant: order.restaurant.name });
    try {
      await navigator.share({ title: text, text, url });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <div className={classes.share}>
      <TextField
        label={t('tracking_link')}
        readOnly
        value={url}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button size="small" iconStart={<CopyIcon size="small" />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {canShare && (
          <Button size="small" iconStart={<ShareIcon size="small" />} onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
        {/* Beside the button: a toast would cover the dialog's buttons. */}
        <span role="status" className={classes.outcome}>
          {outcome === 'copied' && <CheckIcon size="small" />}
          {outcome && t(outcome)}
        </span>
      </div>
    </div>
  );
}
