import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from 'shared-ui';
import classes from './loading-notice.module.css';

const LONG_WAIT_MS = 5_000;

/** Shows that the next screen is loading: a line at once, words when it takes long. */
export function LoadingNotice(props: { readonly isOverScreen: boolean }) {
  const { t } = useTranslation('shell');
  const isLong = useHasPassed(LONG_WAIT_MS);
  return (
    <div className={classes.place}>
      {props.isOverScreen && <div className={classes.line} />}
      {isLong && (
        <div className={classes.notice}>
          <Spinner size="small" label={t('area.still_loading')} isLabelVisible />
        </div>
      )}
    </div>
  );
}

/** Whether this many milliseconds have passed since the component was mounted. */
function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
