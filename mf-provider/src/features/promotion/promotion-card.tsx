import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Promotion } from 'shared-api/contract';
import {
  Button,
  Card,
  Details,
  formatCount,
  formatDateTime,
  formatMoney,
  IconButton,
  StatusBadge,
  useLanguage,
  type BadgeTone,
} from 'shared-ui';
import { EditIcon, TrashIcon } from 'shared-ui/icons';
import { stateOf, type PromotionState } from './promotion-state.ts';
import { usePromotionText } from './use-promotion-text.ts';
import classes from './promotion-list.module.css';

const TONES: Readonly<Record<PromotionState, BadgeTone>> = {
  running: 'success',
  begins: 'info',
  ended: 'neutral',
  used_up: 'warning',
};

interface PromotionCardProps {
  promotion: Promotion;
  /** How often it was used. */
  uses: number;
  /** In milliseconds since the epoch. */
  now: number;
  onEdit: () => void;
  onEnd: () => void;
  onRemove: () => void;
}

/** One promotion: what it gives, to whom and when, how often it was used, and whether it runs. */
export function PromotionCard(props: PromotionCardProps) {
  const { promotion, uses, now, onEdit, onEnd, onRemove } = props;
  const { code, from } = promotion;
  const { t } = useTranslation('provider-promotion');
  const language = useLanguage();
  const { name, reduction } = usePromotionText();
  const id = useId();
  const state = stateOf(promotion, uses, now);
  // Several have such a button.
  const labelOf = (action: string) => t('of', { action, name: name(promotion) });
  return (
    <Card as="li" padding="small" aria-labelledby={id} className={classes.card}>
      <div className={classes.title}>
        <h2 id={id} className={classes.reduction}>
          {reduction(promotion)}
        </h2>
        <StatusBadge tone={TONES[state]}>
          {t(`state.${state}`, { time: formatDateTime(from ?? now, language) })}
        </StatusBadge>
      </div>
      {code === null ? (
        <p className={classes.automatic}>{t('card.no_code')}</p>
      ) : (
        <p>
          <bdi className={classes.code} translate="no">
            {code}
          </bdi>
        </p>
      )}
      <Terms promotion={promotion} uses={uses} />
      <div className={classes.buttons}>
        <Button size="small" iconStart={<EditIcon />} aria-label={labelOf(t('edit'))} onClick={onEdit}>
          {t('edit')}
        </Button>
        {state === 'running' && (
          <Button size="small" aria-label={labelOf(t('end'))} onClick={onEnd}>
            {t('end')}
          </Button>
        )}
        <IconButton
          className={classes.remove}
          icon={<TrashIcon />}
          label={labelOf(t('delete'))}
          onClick={onRemove}
        />
      </div>
    </Card>
  );
}

function Terms(props: Pick<PromotionCardProps, 'promotion' | 'uses'>) {
  const { promotion, uses } = props;
  const { minimum, total, perCustomer } = promotion;
  const { t } = useTranslation('provider-promotion');
  const language = useLanguage();
  const { period } = usePromotionText();
  const used = formatCount(uses);
  return (
    <Details
      className={classes.terms}
      items={[
        ...(minimum > 0 ? [{ label: t('card.minimum'), value: formatMoney(minimum, language) }] : []),
        { label: t('card.period'), value: period(promotion) },
        {
          label: t('card.uses'),
          value: total === null ? used : t('card.uses_of', { used, total: formatCount(total) }),
        },
        ...(perCustomer === null
          ? []
          : [{ label: t('card.per_customer'), value: t('times', { count: perCustomer }) }]),
      ]}
    />
  );
}
