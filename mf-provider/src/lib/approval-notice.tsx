import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Restaurant } from 'shared-api/contract';
import { ButtonLink, formatList, Notice, useLanguage } from 'shared-ui';
import { MissingNotice } from './missing-notice.tsx';

interface ApprovalNoticeProps {
  restaurant: Restaurant;
  /** Link to the form, for a page without it. */
  hasLink?: boolean;
}

/** Why visitors do not find a restaurant yet: what it lacks, and what an admin has yet to accept or has declined. */
export function ApprovalNotice(props: ApprovalNoticeProps) {
  const { restaurant } = props;
  const isMissing = restaurant.missing !== undefined && restaurant.missing.length > 0;
  return (
    <>
      {isMissing && <MissingNotice restaurant={restaurant} />}
      {(restaurant.approval || !isMissing) && <Approval {...props} />}
    </>
  );
}

function Approval(props: ApprovalNoticeProps) {
  const { restaurant, hasLink = false } = props;
  const { approval, isPublic, name } = restaurant;
  const { t } = useTranslation('provider-common');
  const language = useLanguage();
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
        <p>{t('approval.close', { names: formatList(closeTo, language) })}</p>
      )}
      {reason !== null && <p>{t('approval.reason', { reason })}</p>}
      <p>{t(`${key}.text`, { name: approval.name, before: name })}</p>
    </Notice>
  );
}
