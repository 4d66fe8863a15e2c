import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RetiredStatus } from 'platform/contract';
import { Badge, Button, formatDateTime, formatRelative, lazyTexts, useLanguage, useNow } from 'shared-ui';
import { areaName, lazyAreaName, whoName } from './area-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReleaseCard } from './release-card.tsx';
import classes from './area-card.module.css';

const text = lazyTexts('admin-release');

const MINUTE_MS = 60_000;

/** A retired area: since when, by whom and why, which addresses it still owns, and a button to bring it back. */
export function RetiredCard(props: { area: RetiredStatus }) {
  const { name, version, since, who, why, addresses } = props.area;
  const { t } = useTranslation('admin-release');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const [isAsking, setIsAsking] = useState(false);
  const title = areaName(t, name);
  return (
    <ReleaseCard name={title} badge={<Badge>{t('retired.badge')}</Badge>}>
      <p className={classes.since}>
        <code className={classes.version}>{version}</code>{' '}
        <time dateTime={since} title={formatDateTime(since, language)}>
          {t('retired.since', { when: formatRelative(since, language, now) })}
        </time>
        {t('by', { who: whoName(t, who) })}
        {' · '}
        <q>{why}</q>
      </p>
      {addresses.length > 0 && (
        <p className={classes.since}>
          {t('retired.addresses')} <code dir="ltr">{addresses.join(', ')}</code>
        </p>
      )}
      <div className={classes.actions}>
        <Button
          size="small"
          aria-label={t('return.open_named', { name: title })}
          onClick={() => setIsAsking(true)}
        >
          {t('return.open')}
        </Button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={t('return.title', { name: title })}
          description={t('return.text', { version })}
          confirmLabel={t('return.yes')}
          change={(platform, why) => platform.rollback({ area: name, why })}
          done={text('done.live', { name: lazyAreaName(name), version })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </ReleaseCard>
  );
}
