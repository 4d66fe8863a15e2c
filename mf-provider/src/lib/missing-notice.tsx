import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MissingPart, Restaurant } from 'shared-api/contract';
import { Notice } from 'shared-ui';
import { useRestaurantPath } from './chosen-restaurant.ts';

/** Sections of the restaurant's editor. */
const SECTION = { place: 'place', hours: 'hours', fee: 'delivery' } as const;

/** What a restaurant lacks before visitors find it and it takes orders, with the way to each. */
export function MissingNotice(props: { restaurant: Restaurant }) {
  const { id, missing = [] } = props.restaurant;
  const { t } = useTranslation('provider-common');
  const path = useRestaurantPath();
  const wayTo = (part: MissingPart) =>
    part === 'dishes' ? path('/provider/menu') : `/provider/${id}/${SECTION[part]}`;
  return (
    <Notice tone="warning" live="none" title={t('missing.title')}>
      <p>{t('missing.text')}</p>
      <ul>
        {missing.map((part) => (
          <li key={part}>
            <Link to={wayTo(part)}>{t(`missing.${part}`)}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
