import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Freeze, type PendingPromotion, type ReleaseRules } from 'platform/contract';
import { Badge, Button, Card, formatDateTime, formatRelative, useLanguage, useNow } from 'shared-ui';
import { LoadPlaceholder } from '../../lib/load-placeholder.tsx';
import { Section } from '../../lib/section.tsx';
import { ActionRow } from '../../lib/action-row.tsx';
import { areaName, areaNames } from './area-name.ts';
import { FreezeDialog } from './freeze-dialog.tsx';
import { ReleaseCard, ReleaseCards } from './release-card.tsx';
import { RuleQuestion, type AskedRule } from './rule-question.tsx';
import { useRules } from './release-queries.ts';
import { SecondPersonDialog } from './second-person-dialog.tsx';
import classes from './token-section.module.css';

const MINUTE_MS = 60_000;

type Asked = AskedRule | { readonly action: 'freeze' } | { readonly action: 'second-person' };

/** Promotions that wait for a second person, freezes, and which areas need a second person. */
export function RuleSection() {
  const { t } = useTranslation('admin-release-rule');
  const query = useRules();
  const { data } = query;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <Section title={t('title')} hint={t('hint')}>
      <ReleaseCards>
        {!data && (
          <Card as="li">
            <LoadPlaceholder query={query} failed={t('load_failed')} />
          </Card>
        )}
        {data?.pending.map((pending) => (
          <PendingCard key={pending.id} pending={pending} onAsk={setAsked} />
        ))}
        {data && <SecondPersonCard rules={data} onAsk={setAsked} />}
        {data && <FreezesCard freezes={data.freezes} onAsk={setAsked} />}
      </ReleaseCards>
      {asked?.action === 'freeze' && <FreezeDialog onClose={close} />}
      {asked?.action === 'second-person' && data && <SecondPersonDialog rules={data} onClose={close} />}
      {asked && 'id' in asked && <RuleQuestion asked={asked} onClose={close} />}
    </Section>
  );
}

function PendingCard(props: { pending: PendingPromotion; onAsk: (asked: AskedRule) => void }) {
  const { id, area, version, share, who, why, when, expiresAt, forced } = props.pending;
  const { t } = useTranslation('admin-release-rule');
  const { t: releases } = useTranslation('admin-release');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const name = areaName(releases, area);
  const asked = { id, areas: [area], version };
  return (
    <ReleaseCard name={name} badge={<Badge tone="warning">{t('pending.badge')}</Badge>}>
      <p>
        <code>{version}</code>{' '}
        {share === null ? t('pending.everybody') : t('pending.share', { percent: Math.round(share * 100) })}
        {' · '}
        <q>{why}</q>
      </p>
      <p className={classes.facts}>
        <time dateTime={when}>{t('pending.asked', { who, when: formatRelative(when, language, now) })}</time>
        {' · '}
        <time dateTime={expiresAt}>{t('pending.until', { when: formatDateTime(expiresAt, language) })}</time>
      </p>
      {forced.length > 0 && (
        <div>
          <Badge tone="danger">{t('pending.forced')}</Badge>
          {/* The gate's messages are for area teams, in English. */}
          <ul lang="en" className={classes.facts}>
            {forced.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <ActionRow
        destructive={
          <Button
            size="small"
            variant="quiet"
            aria-label={t('withdraw.open_named', { name })}
            onClick={() => props.onAsk({ action: 'withdraw', ...asked })}
          >
            {t('withdraw.open')}
          </Button>
        }
      >
        <Button
          size="small"
          aria-label={t('approve.open_named', { name })}
          onClick={() => props.onAsk({ action: 'approve', ...asked })}
        >
          {t('approve.open')}
        </Button>
      </ActionRow>
    </ReleaseCard>
  );
}

function SecondPersonCard(props: { rules: ReleaseRules; onAsk: (asked: Asked) => void }) {
  const { secondPerson } = props.rules;
  const { t } = useTranslation('admin-release-rule');
  const names = useAreaNames(secondPerson);
  return (
    <ReleaseCard
      name={t('second.title')}
      badge={<Badge>{t(secondPerson.length ? 'second.on' : 'second.off')}</Badge>}
    >
      <p>{secondPerson.length ? t('second.areas', { areas: names }) : t('second.none')}</p>
      <div className={classes.actions}>
        <Button size="small" onClick={() => props.onAsk({ action: 'second-person' })}>
          {t('second.open')}
        </Button>
      </div>
    </ReleaseCard>
  );
}

function FreezesCard(props: { freezes: readonly Freeze[]; onAsk: (asked: Asked) => void }) {
  const { freezes, onAsk } = props;
  const { t } = useTranslation('admin-release-rule');
  const now = useNow(MINUTE_MS);
  const isFrozen = freezes.some(({ from }) => Date.parse(from) <= now);
  return (
    <ReleaseCard
      name={t('freeze.title')}
      badge={
        <Badge tone={isFrozen ? 'warning' : 'neutral'}>{t(isFrozen ? 'freeze.now' : 'freeze.not_now')}</Badge>
      }
    >
      {freezes.length === 0 && <p>{t('freeze.none')}</p>}
      <ul className={classes.made}>
        {freezes.map((freeze) => (
          <FreezeLine key={freeze.id} freeze={freeze} onAsk={onAsk} />
        ))}
      </ul>
      <div className={classes.actions}>
        <Button size="small" onClick={() => onAsk({ action: 'freeze' })}>
          {t('freeze.open')}
        </Button>
      </div>
    </ReleaseCard>
  );
}

function FreezeLine(props: { freeze: Freeze; onAsk: (asked: Asked) => void }) {
  const { id, from, until, areas, who, why } = props.freeze;
  const { t } = useTranslation('admin-release-rule');
  const language = useLanguage();
  const name = useAreaNames(areas);
  return (
    <li>
      <strong>{name}</strong>{' '}
      {t('freeze.times', { from: formatDateTime(from, language), until: formatDateTime(until, language) })}
      {' · '}
      <q>{why}</q>
      <p className={classes.facts}>{t('freeze.by', { who })}</p>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('end_freeze.open_named', { name })}
        onClick={() => props.onAsk({ action: 'end-freeze', id, areas, version: '' })}
      >
        {t('end_freeze.open')}
      </Button>
    </li>
  );
}

function useAreaNames(areas: readonly string[]): string {
  const { t } = useTranslation('admin-release');
  const language = useLanguage();
  return areaNames(t, language, areas);
}
