import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuditEntry } from 'shared-api/contract';
import { Button, Details, Dialog, formatDate, formatTime, Stack, useLanguage, formatList } from 'shared-ui';
import type { SearchChanges } from 'shared-ui/router';
import { AuditChanges } from './audit-changes.tsx';
import { actorName, objectName, sentenceOf } from './audit-words.ts';
import classes from './audit-page.module.css';

interface AuditDialogProps {
  entry: AuditEntry;
  onClose: () => void;
  /** Filters by one actor or object. */
  onNarrow: (changes: SearchChanges) => void;
}

/** All details of an entry. */
export function AuditDialog(props: AuditDialogProps) {
  const { entry, onClose, onNarrow } = props;
  const { actor, object, at, role, network, reason, changes } = entry;
  const { t } = useTranslation('admin-audit');
  const language = useLanguage();
  return (
    <Dialog isOpen title={t('details.title')} description={sentenceOf(t, entry, language)} onClose={onClose}>
      <Stack>
        <Details
          items={[
            {
              label: t('column.when'),
              value: formatList([formatDate(at, language, 'long'), formatTime(at)], language),
            },
            { label: t('details.who'), value: <Actor entry={entry} /> },
            ...(role ? [{ label: t('column.role'), value: t(`word.${role}`) }] : []),
            { label: t('column.where'), value: network ?? t('details.nowhere') },
            { label: t('details.object'), value: <AuditedObject entry={entry} /> },
            ...(reason ? [{ label: t('details.reason'), value: reason }] : []),
          ]}
        />
        {changes.length > 0 && <AuditChanges changes={changes} />}
        <div className={classes.narrow}>
          {actor && (
            <Button size="small" onClick={() => onNarrow({ actorId: actor.id })}>
              {t('details.all_of_actor')}
            </Button>
          )}
          {object.id && (
            <Button size="small" onClick={() => onNarrow({ objectId: object.id })}>
              {t('details.all_of_object')}
            </Button>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

function Actor(props: { entry: AuditEntry }) {
  const { entry } = props;
  const { actor } = entry;
  const { t } = useTranslation('admin-audit');
  const name = actorName(t, entry);
  // Without a name the account has been deleted.
  if (!actor?.email) return name;
  return <Link to={`/admin/users?user=${actor.id}`}>{actor.name ? `${name} (${actor.email})` : name}</Link>;
}

const PAGES = {
  user: (id: string) => `/admin/users?user=${id}`,
  order: (id: string) => `/admin/orders?order=${id}`,
  restaurant: (id: string) => `/admin/restaurant/${id}`,
  provider: () => undefined,
  settings: () => undefined,
  message: () => undefined,
  review: () => undefined,
} as const;

function AuditedObject(props: { entry: AuditEntry }) {
  const { entry } = props;
  const { kind, id } = entry.object;
  const { t } = useTranslation('admin-audit');
  const page = id === null ? undefined : PAGES[kind](id);
  const name =
    entry.object.label === null ? t(`kind.${kind}`) : `${t(`kind.${kind}`)} · ${objectName(t, entry)}`;
  return page ? <Link to={page}>{name}</Link> : name;
}
