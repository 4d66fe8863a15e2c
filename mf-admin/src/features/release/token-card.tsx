import { useTranslation } from 'react-i18next';
import type { TokenStatus } from 'platform/contract';
import { Button, formatDateTime, formatRelative, StatusBadge, useLanguage, useNow } from 'shared-ui';
import { GrantList } from './grant-list.tsx';
import { ReleaseCard } from './release-card.tsx';
import classes from './token-section.module.css';

const MINUTE_MS = 60_000;

interface TokenCardProps {
  token: TokenStatus;
  onEnd: () => void;
}

/** One token: what it may do, its use and its end. */
export function TokenCard(props: TokenCardProps) {
  const { token, onEnd } = props;
  const { name, grants, state, madeBy, isFromSettings } = token;
  const { t } = useTranslation('admin-release-token');
  const isActive = state === 'active';
  return (
    <ReleaseCard
      name={name}
      badge={<StatusBadge tone={isActive ? 'success' : 'neutral'}>{t(`state.${state}`)}</StatusBadge>}
    >
      <GrantList grants={grants} />
      <p className={classes.facts}>
        <LastUse at={token.lastUsedAt} /> · <End token={token} /> ·{' '}
        {isFromSettings ? t('from_settings') : t('made_by', { who: madeBy })}
      </p>
      {isActive && (
        <div className={classes.actions}>
          <Button size="small" aria-label={t('end.open_named', { name })} onClick={onEnd}>
            {t('end.open')}
          </Button>
        </div>
      )}
    </ReleaseCard>
  );
}

function LastUse(props: { at: string | null }) {
  const { at } = props;
  const { t } = useTranslation('admin-release-token');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  if (at === null) return t('never_used');
  return (
    <time dateTime={at} title={formatDateTime(at, language)}>
      {t('last_used', { when: formatRelative(at, language, now) })}
    </time>
  );
}

function End(props: { token: TokenStatus }) {
  const { state, endsAt } = props.token;
  const { t } = useTranslation('admin-release-token');
  const language = useLanguage();
  if (endsAt === null) return t(state === 'ended' ? 'has_ended' : 'never_ends');
  return (
    <time dateTime={endsAt}>
      {t(state === 'ended' ? 'ended_at' : 'ends_at', { when: formatDateTime(endsAt, language) })}
    </time>
  );
}
