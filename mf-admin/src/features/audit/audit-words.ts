import type { TFunction } from 'i18next';
import { isCommune, type AuditEntry } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { formatList } from 'shared-ui';

type Words = TFunction<'admin-audit'>;
type Change = AuditEntry['changes'][number];

/** Isolates a name of any script from the surrounding sentence. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Name of the actor, as far as the log knows. */
export function actorName(t: Words, { actor, network, role }: AuditEntry): string {
  if (actor) return actor.name ?? actor.email ?? t(`actor.gone_${role ?? 'none'}`);
  return t(network === null ? 'actor.system' : 'actor.visitor');
}

/** Name of the object in the log. */
export function objectName(t: Words, { object }: AuditEntry): string {
  return object.label ?? t(`kind.${object.kind}`);
}

/** Label of a field; the service's name for an unknown one. */
export function fieldName(t: Words, field: string): string {
  return t(`field.${field}`, { defaultValue: field });
}

/** The entry as one sentence. */
export function sentenceOf(t: Words, entry: AuditEntry, language: string): string {
  const { action, actor, object, changes } = entry;
  const [change] = changes;
  const isOwn = actor !== null && object.kind === 'user' && actor.id === object.id;
  return t(`sentence.${action}`, {
    ...(isOwn && { context: 'own' }),
    who: isolated(actorName(t, entry)),
    what: isolated(objectName(t, entry)),
    before: isolated(change ? valueText(t, change.field, change.before) : '–'),
    after: isolated(change ? valueText(t, change.field, change.after) : '–'),
    fields:
      formatList(
        changes.map(({ field }) => fieldName(t, field)),
        language,
      ) || '–',
  });
}

const WORDED = [
  'role',
  'stage',
  'status',
  'language',
  'category',
  'action',
  'block',
  'reviewState',
  'approval',
];

const PLACES = ['region', 'commune'];

/** Value of a field as text. */
export function valueText(t: Words, field: string, value: Change['before']): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return String(value);
  if (WORDED.includes(field)) return t(`word.${value}`, { defaultValue: value });
  if (PLACES.includes(field)) return placeName(t, value);
  return value.startsWith('{') || value.startsWith('[') ? structureText(t, value) : value;
}

/** Lists the values of a flat object; deeper ones only count as changed. */
function structureText(t: Words, json: string): string {
  try {
    const parsed: unknown = JSON.parse(json);
    const entries = Object.entries(parsed ?? {});
    const isFlat = entries.every(([, value]) => typeof value !== 'object' || value === null);
    if (Array.isArray(parsed) || !isFlat) return t('value.detailed');
    return (
      entries
        .map(
          ([name, value]) =>
            `${isCommune(name) ? placeName(t, name) : fieldName(t, name)}: ${String(value ?? '–')}`,
        )
        .join('\n') || '–'
    );
  } catch {
    return json;
  }
}
