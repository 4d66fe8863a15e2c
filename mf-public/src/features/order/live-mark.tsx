import { useTranslation } from 'react-i18next';
import type { LiveState } from 'shared-api';
import classes from './live-mark.module.css';

/** Shows whether the page follows the order live or the connection is weak. */
export function LiveMark(props: { connection: LiveState['connection'] }) {
  const { connection } = props;
  const { t } = useTranslation('order');
  if (connection !== 'live' && connection !== 'lost') return null;
  return (
    <p className={classes.mark} data-connection={connection}>
      <span aria-hidden className={classes.dot} />
      {connection === 'live' ? t('live_hint') : t('polling')}
    </p>
  );
}
