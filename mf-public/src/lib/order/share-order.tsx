import { useTranslation } from 'react-i18next';
import type { Order } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Button, CopyStatus, TextField, useCopy } from 'shared-ui';
import { CopyIcon, ShareIcon } from 'shared-ui/icons';
import { useBrowserValue } from '../use-browser-value.ts';
import classes from './share-order.module.css';

/** Buttons that copy or share the tracking link: its holder can follow the order. */
export function ShareOrder(props: { order: Order }) {
  const { order } = props;
  const { t } = useTranslation('checkout');
  const { text: restaurant } = useOwnTexts(order.restaurant.language).name(order.restaurant);
  const [outcome, copy] = useCopy();
  const origin = useBrowserValue(() => location.origin, '');
  const canShare = useBrowserValue(() => 'share' in navigator, false);
  if (!order.trackingToken) return null;
  const url = `${origin}/orders/${order.trackingToken}`;

  async function share() {
    const text = t('share_text', { code: order.code, restaurant });
    try {
      await navigator.share({ title: text, text, url });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
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
        <Button size="small" iconStart={<CopyIcon size="small" />} onClick={() => void copy(url)}>
          {t('copy')}
        </Button>
        {canShare && (
          <Button size="small" iconStart={<ShareIcon size="small" />} onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
        <CopyStatus outcome={outcome} texts={{ copied: t('copied'), copy_failed: t('copy_failed') }} />
      </div>
    </div>
  );
}
