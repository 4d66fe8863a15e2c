import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorTextOf, isApiError, useApi } from 'shared-api';
import type { Session } from 'shared-api/contract';
import { Badge, Button, formatDateTime, formatRelative, lazyTexts } from 'shared-ui';
import { GlobeIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { AccountEntry } from '../../lib/account-entry.tsx';
import { useUser } from '../../lib/use-user.ts';
import { sessionKey } from './session-keys.ts';
import classes from './session-list.module.css';

const text = lazyTexts('customer-session');

/** One session of the user. */
export function SessionEntry(props: { readonly session: Session; readonly now: number }) {
  const { session, now } = props;
  const { t, i18n } = useTranslation('customer-session');
  const device = useDeviceName(session);
  const end = useEndSession(session.id);
  const seen = formatRelative(Date.parse(session.seenAt), i18n.language, now);
  const since = formatDateTime(session.createdAt, i18n.language);
  return (
    <AccountEntry
      icon={<GlobeIcon />}
      name={
        <span className={classes.device}>
          {device}
          {session.isCurrent && <Badge tone="accent">{t('current')}</Badge>}
        </span>
      }
      note={session.isCurrent ? t('since', { since }) : t('seen', { seen, since })}
      buttons={
        !session.isCurrent && (
          <Button
            size="small"
            isBusy={end.isPending}
            aria-label={t('end_of', { device })}
            onClick={() => end.mutate()}
          >
            {t('end')}
          </Button>
        )
      }
    />
  );
}

function useDeviceName({ browser, system }: Session): string {
  const { t } = useTranslation('customer-session');
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('unknown_device');
}

function useEndSession(sessionId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { id } = useUser();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api.auth.endSession({ params: { id: sessionId } }),
    onSuccess: () => toast.success(text('ended')),
    // It has already ended.
    onError: (error) => !isApiError(error, 'not_found') && toast.error(errorTextOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionKey(id) }),
  });
}
