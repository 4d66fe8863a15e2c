import { useTranslation } from 'react-i18next';
import type { MenuItem, Restaurant } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Card, classNames, formatList, VisuallyHidden } from 'shared-ui';
import {
  coursesOf,
  hasPricesToChoose,
  lowestPriceOf,
  type DishGroup,
} from '../../lib/portion/dish-groups.ts';
import { DishPicture, DishTexts } from './dish-texts.tsx';
import classes from './menu-item-card.module.css';

interface ChoiceItemCardProps {
  item: MenuItem;
  groups: readonly DishGroup[];
  /** In which the restaurant's texts were written first. */
  language: Restaurant['language'];
  /** How many are selected, whatever was chosen of them. */
  quantity: number;
  isSoldOut: boolean;
  isLaterOnly: boolean;
  onOpen: () => void;
}

/** A dish of which something is chosen: pressing it opens its dialog. */
export function ChoiceItemCard(props: ChoiceItemCardProps) {
  const { item, groups, quantity, isSoldOut, isLaterOnly, onOpen } = props;
  const { t, i18n } = useTranslation('portion');
  const texts = useOwnTexts(props.language);
  const courses = coursesOf(groups).map((course) => texts.name(course).text);
  return (
    <Card as="li" padding="none" className={classNames(classes.item, isSoldOut && classes.soldOut)}>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={isSoldOut}
        className={classNames(classes.toggle, classes.opener)}
        onClick={onOpen}
      >
        <DishTexts
          {...{ item, texts, isSoldOut, isLaterOnly }}
          courses={courses.length > 0 ? formatList(courses, i18n.language) : undefined}
          lowestPrice={hasPricesToChoose(groups) ? lowestPriceOf(item, groups) : undefined}
        />
        <DishPicture item={item} />
        {!isSoldOut && <span className={classes.choose}>{t('choose')}</span>}
        {quantity > 0 && (
          <span className={classNames(classes.mark, classes.chosen)}>
            {quantity}
            <VisuallyHidden> {t('chosen')}</VisuallyHidden>
          </span>
        )}
      </button>
    </Card>
  );
}
