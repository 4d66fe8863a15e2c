import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Button, useNow } from 'shared-ui';
import { isSoldOutAt } from '../../lib/availability/is-sold-out.ts';
import { LazyDialog } from '../../lib/lazy-dialog.tsx';

const MINUTE_MS = 60_000;
const loadDialog = async () => (await import('./availability-dialog.tsx')).AvailabilityDialog;

/** How many dishes are sold out, and the way to switch them; absent without dishes. */
export function SoldOutControl(props: { restaurant: Restaurant }) {
  const { restaurant } = props;
  const { t } = useTranslation('provider-dashboard');
  const [isOpen, setOpen] = useState(false);
  const now = useNow(MINUTE_MS);
  const dishes = restaurant.menu.flatMap(({ items }) => items);
  if (dishes.length === 0) return null;
  const count = dishes.filter(({ soldOutUntil }) => isSoldOutAt(soldOutUntil, now)).length;
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {count === 0 ? t('sold_out.none') : t('sold_out.some', { count })}
      </Button>
      {isOpen && (
        <LazyDialog
          load={loadDialog}
          title={t('sold_out.title')}
          dialogProps={{ restaurant, onClose: close }}
          onClose={close}
        />
      )}
    </>
  );
}
