import { useCallback, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from 'shared-api/contract';
import { Button, EmptyState } from 'shared-ui';
import { CheckCircleIcon } from 'shared-ui/icons';
import type { TextPlace } from '../../../lib/translation/translations.ts';
import { useLanguageName } from '../../../lib/translation/use-text-label.ts';
import type { EditedMenu } from '../edited-menu.ts';
import type { DraftAction } from '../menu-draft.ts';
import { findLacking, ownOptions, type TextEntry } from './menu-texts.ts';
import { TextRow } from './text-row.tsx';
import classes from './translation-view.module.css';

interface TextListProps {
  edited: EditedMenu;
  original: Language;
  language: Language;
  isMissingOnly: boolean;
  isLocked: boolean;
  onChange: (action: DraftAction) => void;
  onShowAll: () => void;
}

/** Enter goes to the next field, as Tab does; with Shift it begins a line of a description. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, nativeEvent, currentTarget, target } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, textarea')];
  const index = fields.findIndex((field) => field === target);
  if (index === -1) return;
  event.preventDefault();
  fields[index + 1]?.focus();
}

interface Part {
  readonly head: TextEntry;
  readonly entries: readonly TextEntry[];
}

/** The categories with their dishes, then the groups with their options. */
function partsOf({ menu, groups }: EditedMenu): readonly Part[] {
  const named = (
    kind: TextEntry['kind'],
    { key, name, translations }: Omit<TextEntry, 'kind' | 'description'>,
  ) => ({
    ...{ key, kind, name, translations },
    description: '',
  });
  return [
    ...menu.map(({ items, category: name, ...category }) => ({
      head: named('category', { ...category, name }),
      entries: items.map((item) => ({ ...named('item', item), description: item.description })),
    })),
    ...groups.map((group) => ({
      head: named('group', group),
      entries: ownOptions(group).map((option) => named('option', option)),
    })),
  ];
}

/** Every category and dish and then the options, or those that lacked something when the filter was set. */
export function TextList(props: TextListProps) {
  const { edited, original, language, isMissingOnly, isLocked, onChange, onShowAll } = props;
  const { t } = useTranslation('provider-translation');
  const languageName = useLanguageName();
  const [found] = useState(() => findLacking(edited, language).keys);
  const lacking = findLacking(edited, language).keys;
  const translate = useCallback(
    (key: string, place: TextPlace, text: string) => onChange({ type: 'translate', key, place, text }),
    [onChange],
  );
  const isShown = (key: string) => !isMissingOnly || found.has(key) || lacking.has(key);
  const parts = partsOf(edited)
    .map(({ head, entries }) => ({ head, entries: entries.filter(({ key }) => isShown(key)) }))
    .filter(({ head, entries }) => entries.length > 0 || isShown(head.key));
  const name = languageName(language);
  if (parts.length === 0) {
    return (
      <EmptyState
        icon={<CheckCircleIcon />}
        title={t('summary.complete', { language: name })}
        action={isMissingOnly && <Button onClick={onShowAll}>{t('view.all')}</Button>}
      >
        {t('view.complete_text')}
      </EmptyState>
    );
  }
  const common = { original, language, onTranslate: translate };
  return (
    <div
      role="group"
      aria-label={t('view.list', { language: name })}
      inert={isLocked}
      className={classes.list}
      onKeyDown={goOn}
    >
      <p className={classes.hint}>{t('view.keys')}</p>
      <div className={classes.heads} aria-hidden>
        <span>{languageName(original, 'title')}</span>
        <span>{languageName(language, 'title')}</span>
      </div>
      {parts.map(({ head, entries }) => (
        <div key={head.key} className={classes.part}>
          {[head, ...entries].map(({ key, ...entry }) => (
            <TextRow {...common} key={key} entryKey={key} {...entry} />
          ))}
        </div>
      ))}
    </div>
  );
}
