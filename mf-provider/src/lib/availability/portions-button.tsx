import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { MenuItem, Restaurant } from 'shared-api/contract';
import { Button } from 'shared-ui';
import { LazyDialog } from '../lazy-dialog.tsx';

const loadDialog = async () => (await import('./portions-dialog.tsx')).PortionsDialog;

interface PortionsButtonProps {
  restaurant: Pick<Restaurant, 'id' | 'schedule'>;
  /** A dish by default. */
  kind?: 'item' | 'option';
  item: Pick<MenuItem, 'id' | 'name' | 'portionsLeft'>;
  className?: string | undefined;
}

/** How many portions of a dish or an option are left today, and the way to say it. */
export function PortionsButton(props: PortionsButtonProps) {
  const { restaurant, kind = 'item', item, className } = props;
  const { id, name, portionsLeft } = item;
  const { t } = useTranslation('provider-common');
  const [isOpen, setOpen] = useState(false);
  const state = portionsLeft === undefined ? t('portions.set') : t('portions.left', { count: portionsLeft });
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        className={className}
        aria-label={t('portions.of', { name, state })}
        onClick={() => setOpen(true)}
      >
        {state}
      </Button>
      {isOpen &&
        // Outside of the dialog that the button may stand in: a form has no form inside.
        createPortal(
          <LazyDialog
            load={loadDialog}
            title={t('portions.title', { name })}
            dialogProps={{
              counted: { restaurantId: restaurant.id, kind, id },
              ...{ name, left: portionsLeft ?? null, schedule: restaurant.schedule, onClose: close },
            }}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
