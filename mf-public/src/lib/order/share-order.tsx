import { useTranslation } from 'react-i18next';
import type { Order } from 'shared-api/contract';
import { Button, TextField } from 'shared-ui';
import { CopyIcon, ShareIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { useBrowserValue } from '../use-browser-value.ts';
import classes from './share-order.module.css';

/** The tracking link, to copy or to hand on: whoever has it can follow the order. */
export function ShareOrder(props: { order: Order }) {
  const { order } = props;
  const { t } = useTranslation('booking');
  const toast = useToast();
  const origin = useBrowserValue(() => location.origin, '');
  const canShare = useBrowserValue(() => 'share' in navigator, false);
  if (!order.trackingToken) return null;
  const url = `${origin}/orders/${order.trackingToken}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copy_failed'));
    }
  }

  async function share() {
    const text = t('share_text', { code: order.code, restaurant: order.restaurant.name });
    try {
      await navigator.share({ title: text, text, url });
    } catch (error) {
      // Closing the device's sheet is no failure.
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
      </div>
    </div>
  );
}
