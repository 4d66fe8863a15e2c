import { queueRolledBackMail, type createLogger, type Service } from 'backend';
import type { RollbackEvent } from 'platform/health';
import { ReleaseWebhook } from 'platform/release';
import type { Settings } from './settings.ts';

interface OwnersOptions {
  readonly settings: Pick<Settings, 'webhook' | 'operatorMail'>;
  readonly service: Pick<Service, 'context'>;
  readonly log: Pick<ReturnType<typeof createLogger>, 'error' | 'warn'>;
  /** Where the site is, if no `PUBLIC_URL` says so. */
  readonly origin: string;
}

/** Tells the owners of a release that it was rolled back. */
export interface Owners {
  /** In the log, by mail and by webhook; returns at once and never throws. */
  readonly tell: (event: RollbackEvent) => void;
  readonly stop: () => Promise<void>;
}

/** Creates what tells the operator and the area's team; an installation that names nobody has the log alone. */
export function createOwners({ settings, service, log, origin }: OwnersOptions): Owners {
  const { webhook: receiver, operatorMail } = settings;
  const onError = (err: unknown, attemptsLeft: number) =>
    log.warn({ err, attemptsLeft }, 'the webhook failed');
  const webhook = receiver && new ReleaseWebhook({ ...receiver, onError });
  return {
    tell: ({ teamMail, ...release }) => {
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
