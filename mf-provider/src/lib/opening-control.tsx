import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorTextOf, useApi } from 'shared-api';
import { nextBusinessDay, openingChange, openingWord, type Restaurant } from 'shared-api/contract';
import { Button, formatDateTime, lazyTexts, OpeningBadge, serviceNow, useNow } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { inMinutes } from './clock.ts';
import { LazyDialog } from './lazy-dialog.tsx';
import { useCacheRestaurant } from './use-cache-restaurant.ts';
import { updateRestaurant } from './update-restaurant.ts';
import classes from './opening-control.module.css';

const text = lazyTexts('provider-common');

const MINUTE_MS = 60_000;
const loadPauseDialog = async () => (await import('./pause-dialog.tsx')).PauseDialog;

function usePause(restaurant: Restaurant) {
  const api = useApi();
  const cacheRestaurant = useCacheRestaurant();
  const toast = useToast();
  return useMutation({
    mutationFn: (pausedUntil: string | null) =>
      updateRestaurant(api, {
        base: restaurant,
        toChange: ({ schedule }) => ({ schedule: { ...schedule, pausedUntil } }),
        // Changes the pause only, whatever others have changed.
        partOf: () => null,
      }),
    onSuccess: (saved) => {
      cacheRestaurant(saved);
      const { pausedUntil } = saved.schedule;
      toast.success(
        pausedUntil === null
          ? text('pause.resumed')
          : text('pause.paused', { time: (language) => formatDateTime(pausedUntil, language) }),
      );
    },
    onError: (error) => toast.error(errorTextOf(error)),
  });
}

/** Whether the restaurant takes orders now, and the buttons that pause it. */
export function OpeningControl(props: { restaurant: Restaurant }) {
  const { opening } = props.restaurant;
  const now = useNow(MINUTE_MS);
  return (
    <>
      <OpeningBadge word={openingWord(opening)} change={openingChange(opening, now)} />
      <PauseButtons {...props} />
    </>
  );
}

function PauseButtons(props: { restaurant: Restaurant }) {
  const { restaurant } = props;
  const { t } = useTranslation('provider-common');
  const { mutate, isPending } = usePause(restaurant);
  const [isChoosing, setChoosing] = useState(false);
  if (restaurant.opening.reason === 'paused') {
    return (
      <Button variant="primary" isBusy={isPending} onClick={() => mutate(null)}>
        {t('pause.resume')}
      </Button>
    );
  }
  return (
    <fieldset disabled={isPending} className={classes.choices}>
      <legend className={classes.legend}>{t('pause.title')}</legend>
      <Button size="small" onClick={() => mutate(inMinutes(serviceNow(), 30))}>
        {t('pause.half_hour')}
      </Button>
      <Button size="small" onClick={() => mutate(inMinutes(serviceNow(), 60))}>
        {t('pause.hour')}
      </Button>
      <Button size="small" onClick={() => mutate(nextBusinessDay(restaurant.schedule, serviceNow()))}>
        {t('pause.tomorrow')}
      </Button>
      <Button size="small" onClick={() => setChoosing(true)}>
        {t('pause.other')}
      </Button>
      {isChoosing && (
        <LazyDialog
          load={loadPauseDialog}
          title={t('pause.title')}
          onClose={() => setChoosing(false)}
          dialogProps={{
            onClose: () => setChoosing(false),
            onChoose: (until) => {
              setChoosing(false);
              mutate(until);
            },
          }}
        />
      )}
    </fieldset>
  );
}
