import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROMOTION_LIMITS, type Restaurant } from 'shared-api/contract';
import { Button, EmptyState, useFocusAfter } from 'shared-ui';
import { PlusIcon, WalletIcon } from 'shared-ui/icons';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import { usePromotionActions } from './use-promotion-actions.ts';
import type { EditedPromotion } from './use-save-promotion.ts';
import classes from './promotion-list.module.css';

interface PromotionListProps {
  restaurant: Restaurant;
  /** In milliseconds since the epoch. */
  now: number;
}

/** All promotions of a restaurant, to add, edit, end and delete. */
export function PromotionList(props: PromotionListProps) {
  const { restaurant, now } = props;
  const { promotions = [], promotionUses = {} } = restaurant;
  const { t } = useTranslation('provider-promotion');
  const [edited, setEdited] = useState<EditedPromotion | null>(null);
  const { ref, moveFocus } = useFocusAfter<HTMLDivElement>();
  const { end, remove } = usePromotionActions(restaurant, moveFocus);
  const isFull = promotions.length >= PROMOTION_LIMITS.promotions;
  const others = promotions.filter(({ id }) => id !== edited?.stored?.id);
  const add = (
    <Button
      variant="primary"
      iconStart={<PlusIcon />}
      disabled={isFull}
      onClick={() => setEdited({ base: restaurant, stored: null })}
    >
      {t('add')}
    </Button>
  );
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={t('title')} className={classes.page}>
      {promotions.length === 0 ? (
        <EmptyState icon={<WalletIcon size="large" />} title={t('none.title')} action={add}>
          {t('none.text')}
        </EmptyState>
      ) : (
        <>
          <div className={classes.head}>
            <p className={classes.rule}>{t('rule')}</p>
            {add}
            {isFull && <p className={classes.rule}>{t('full', { most: PROMOTION_LIMITS.promotions })}</p>}
          </div>
          <ul className={classes.list} aria-label={t('title')}>
            {promotions.map((promotion) => (
              <PromotionCard
                key={promotion.id}
                promotion={promotion}
                uses={promotionUses[promotion.id] ?? 0}
                now={now}
                onEdit={() => setEdited({ base: restaurant, stored: promotion })}
                onEnd={() => end(promotion)}
                onRemove={() => remove(promotion)}
              />
            ))}
          </ul>
        </>
      )}
      {edited && (
        <PromotionDialog
          opened={edited}
          taken={others.flatMap(({ code }) => code ?? [])}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
