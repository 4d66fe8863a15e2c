import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Button } from 'shared-ui';
import { Section } from '../../lib/section.tsx';
import { allowsRights } from './allows-rights.ts';
import { FreePersonDialog } from './free-person-dialog.tsx';
import { GrantList } from './grant-list.tsx';
import { LimitPersonDialog } from './limit-person-dialog.tsx';
import { ReleaseCard, ReleaseCards } from './release-card.tsx';
import { useRights } from './get-release-data.ts';
import classes from './token-section.module.css';

interface OpenDialog {
  readonly action: 'limit' | 'free';
  readonly email: string;
}

/** Admins who may do less than everything to releases; only for those who may give every right. */
export function PersonSection() {
  const { t } = useTranslation('admin-release-person');
  const { data } = useRights();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  if (!data || !allowsRights(data.own)) return null;
  const people = Object.entries(data.people).toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <Section
      title={t('title')}
      hint={people.length ? t('hint') : t('hint_none')}
      action={
        <Button size="small" onClick={() => setDialog({ action: 'limit', email: '' })}>
          {t('limit.open')}
        </Button>
      }
    >
      <ReleaseCards>
        {people.map(([email, grants]) => (
          <ReleaseCard key={email} name={email} badge={<Badge>{t('limited')}</Badge>}>
            {grants.length ? <GrantList grants={grants} /> : <p>{t('nothing')}</p>}
            <div className={classes.actions}>
              {/* The dialog has one part, and would drop the others. */}
              {grants.length < 2 && (
                <Button
                  size="small"
                  aria-label={t('limit.change_named', { email })}
                  onClick={() => setDialog({ action: 'limit', email })}
                >
                  {t('limit.change')}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={t('free.open_named', { email })}
                onClick={() => setDialog({ action: 'free', email })}
              >
                {t('free.open')}
              </Button>
            </div>
          </ReleaseCard>
        ))}
      </ReleaseCards>
      {dialog?.action === 'limit' && (
        <LimitPersonDialog email={dialog.email} grant={data.people[dialog.email]?.[0]} onClose={close} />
      )}
      {dialog?.action === 'free' && <FreePersonDialog email={dialog.email} onClose={close} />}
    </Section>
  );
}
