import { useTranslation } from 'react-i18next';
import classes from './progress-bar.module.css';

const ALL = 100;

/** Progress of an upload; once all is sent, that the service is still at work on it. */
export function ProgressBar(props: { percent: number }) {
  const { percent } = props;
  const { t } = useTranslation('provider-common');
  const label = percent < ALL ? t('picture.uploading', { percent }) : t('picture.preparing');
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} max={ALL} value={percent} aria-label={label} />
      <span aria-hidden className={classes.text}>
        {label}
      </span>
    </div>
  );
}
