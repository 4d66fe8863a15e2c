import { useTranslation } from 'react-i18next';
import type { MenuItem } from 'shared-api/contract';
import { Switch, useLanguage, useNow } from 'shared-ui';
import { isSoldOutAt } from './is-sold-out.ts';
import { returnTime } from './return-time.ts';
import { useAvailability } from './use-availability.ts';

const MINUTE_MS = 60_000;

interface AvailabilitySwitchProps {
  restaurantId: string;
  /** A dish by default. */
  kind?: 'item' | 'option';
  item: Pick<MenuItem, 'id' | 'name' | 'soldOutUntil'>;
  /** Shows the dish's name as the label, where it stands nowhere beside it, and the state below also of one on sale. */
  isNamed?: boolean;
  className?: string | undefined;
  /** For the label, which may be hidden where room is short: the switch has a name of its own. */
  labelClassName?: string | undefined;
}

/** Whether a dish or an option can be ordered: on while it can, off until the next business day. */
export function AvailabilitySwitch(props: AvailabilitySwitchProps) {
  const { restaurantId, kind = 'item', item, isNamed = false, className, labelClassName } = props;
  const { id, name, soldOutUntil } = item;
  const { t } = useTranslation('provider-common');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const { mutate } = useAvailability(restaurantId, kind);
  const isSoldOut = isSoldOutAt(soldOutUntil, now);
  return (
    <Switch
      className={className}
      label={
        isNamed ? (
          <span dir="auto">{name}</span>
        ) : (
          <span className={labelClassName}>{t('availability.available')}</span>
        )
      }
      aria-label={t('availability.available_of', { name })}
      hint={
        isSoldOut
          ? t('availability.sold_out', { time: returnTime(soldOutUntil, language) })
          : isNamed
            ? t('availability.available')
            : undefined
      }
      checked={!isSoldOut}
      onChange={(event) => mutate({ id, name, isAvailable: event.currentTarget.checked })}
    />
  );
}
