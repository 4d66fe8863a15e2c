import { useTranslation } from 'react-i18next';
import type { Session } from 'shared-api/contract';
import { useNow } from 'shared-ui';
import { AccountCard } from '../../lib/account-card.tsx';
import { CardPlaceholder } from '../../lib/card-placeholder.tsx';
import { EndOthers } from './end-others.tsx';
import { useSessions } from './get-sessions.ts';
import { SessionEntry } from './session-entry.tsx';
import classes from './session-list.module.css';

const MINUTE_MS = 60_000;

/** The user's sessions, which can be ended. */
export function SessionList() {
  const { t } = useTranslation('customer-session');
  const query = useSessions();
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <AccountCard title={t('title')} hint={t('hint')} action={hasOthers ? <EndOthers /> : undefined}>
      <Content query={query} />
    </AccountCard>
  );
}

interface ContentProps {
  readonly query: ReturnType<typeof useSessions>;
}

function Content(props: ContentProps) {
  const { query } = props;
  const { t } = useTranslation('customer-session');
  const now = useNow(MINUTE_MS);
  if (query.data) {
    return (
      <ul className={classes.list}>
        {currentFirst(query.data).map((session) => (
          <SessionEntry key={session.id} session={session} now={now} />
        ))}
      </ul>
    );
  }
  return <CardPlaceholder query={query} failed={t('failed')} />;
}

/** This device, then the others by last use. */
function currentFirst(sessions: readonly Session[]): Session[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
