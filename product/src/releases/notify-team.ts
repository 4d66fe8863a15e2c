import { queueRolledBackMail, type createLogger, type Service } from 'backend';
import { ReleaseWebhook } from 'platform/registry';
import type { RollbackEvent } from 'platform/contract/server';
import type { Settings } from '../settings.ts';

interface TeamNotifierOptions {
  readonly settings: Pick<Settings, 'webhook' | 'operatorMail'>;
  readonly service: Pick<Service, 'context'>;
  readonly log: Pick<ReturnType<typeof createLogger>, 'error' | 'warn'>;
  /** Where the site is, if no `PUBLIC_URL` says so. */
  readonly origin: string;
}

/** Notifies the team and the operator of a release that was rolled back. */
export interface TeamNotifier {
  /** In the log, by mail and by webhook; returns at once and never throws. */
  readonly notify: (event: RollbackEvent) => void;
  readonly stop: () => Promise<void>;
}

/** Creates the notifier; an installation that names neither webhook nor addresses has the log alone. */
export function createTeamNotifier({ settings, service, log, origin }: TeamNotifierOptions): TeamNotifier {
  const { webhook: receiver, operatorMail } = settings;
  const onError = (err: unknown, attemptsLeft: number) =>
    log.warn({ err, attemptsLeft }, 'the webhook failed');
  const webhook = receiver && new ReleaseWebhook({ ...receiver, onError });
  return {
    notify: ({ teamMail, ...release }) => {
      log.error(release, 'a version was rolled back');
      webhook?.send(release);
      for (const email of new Set([teamMail, operatorMail])) {
        if (email === undefined) continue;
        queueRolledBackMail(service, release, { email, origin }).catch((err: unknown) =>
          log.error({ err }, 'the mail about a rollback could not be queued'),
        );
      }
    },
    stop: async () => webhook?.stop(),
  };
}
