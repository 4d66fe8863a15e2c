import { useTranslation } from 'react-i18next';
import { measureMenu, type Restaurant } from 'shared-api/contract';
import { formatNumber, Notice, useLanguage } from 'shared-ui';
import { toInput, type EditedMenu } from './edited-menu.ts';

const KILOBYTE = 1000;

interface MenuQuotaProps {
  restaurant: Restaurant;
  edited: EditedMenu;
}

/** How much the menu of a restaurant may have before it is approved, and how much of that the draft uses. */
export function MenuQuota(props: MenuQuotaProps) {
  const quota = props.restaurant.menuQuota;
  const { t } = useTranslation('provider-menu');
  const language = useLanguage();
  if (!quota) return null;
  const use = measureMenu(toInput(props.edited).menu ?? []);
  const format = (value: number) => formatNumber(value, language);
  const kilobytes = (bytes: number) => format(Math.ceil(bytes / KILOBYTE));
  return (
    <Notice tone="info" live="none" title={t('quota.title')}>
      {t('quota.text', {
        dishes: format(use.dishes),
        maxDishes: format(quota.dishes),
        pictures: format(use.pictures),
        maxPictures: format(quota.pictures),
        text: kilobytes(use.textBytes),
        maxText: kilobytes(quota.textBytes),
      })}
    </Notice>
  );
}
