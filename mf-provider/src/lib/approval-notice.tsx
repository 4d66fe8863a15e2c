import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Restaurant } from 'shared-api/contract';
import { ButtonLink, Notice } from 'shared-ui';

interface ApprovalNoticeProps {
  restaurant: Restaurant;
  /** Link to the form, for a page without it. */
  hasLink?: boolean;
}

/** Why visitors do not see a restaurant yet, or its new name; what was declined, and how to answer. */
export function ApprovalNotice(props: ApprovalNoticeProps) {
  const { restaurant, hasLink = false } = props;
  const { approval, isPublic, name } = restaurant;
  const { t } = useTranslation('provider-common');
  if (!approval) {
    if (isPublic) return null;
    return (
      <Notice tone="warning" live="none" title={t('approval.owner.title')}>
        {t('approval.owner.text')}
      </Notice>
    );
  }
  const { of, state, reason, closeTo } = approval;
  const key = `approval.${of}.${state}` as const;
  return (
    <Notice
      tone={state === 'declined' ? 'danger' : 'warning'}
      live="none"
      title={t(`${key}.title`, { name: approval.name })}
      action={
        hasLink &&
        state === 'declined' && (
          <ButtonLink component={Link} to={`/provider/${restaurant.id}`}>
            {t('approval.answer')}
          </ButtonLink>
        )
      }
    >
      {closeTo.length > 0 && state === 'waiting' && (
        <p>{t('approval.close', { names: closeTo.join(', ') })}</p>
      )}
      {reason !== null && <p>{t('approval.reason', { reason })}</p>}
      <p>{t(`${key}.text`, { name: approval.name, before: name })}</p>
    </Notice>
  );
}
