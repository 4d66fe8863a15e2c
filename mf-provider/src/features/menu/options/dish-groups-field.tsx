import { useTranslation } from 'react-i18next';
import { OPTION_LIMITS } from 'shared-api/contract';
import { IconButton, SelectField } from 'shared-ui';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from 'shared-ui/icons';
import type { DraftGroup, GroupsDraft } from './group-draft.ts';
import { useRuleText } from './use-rule-text.ts';
import classes from './dish-groups-field.module.css';

interface DishGroupsFieldProps {
  groups: GroupsDraft;
  /** Keys of the dish's groups, in the order shown; those that are deleted do not count. */
  value: readonly string[];
  onValueChange: (keys: readonly string[]) => void;
}

/** Chooses the groups of a dish and their order. */
export function DishGroupsField(props: DishGroupsFieldProps) {
  const { groups, value, onValueChange } = props;
  const { t } = useTranslation('provider-options');
  const chosen = value.flatMap((key) => groups.find((group) => group.key === key) ?? []);
  const others = groups.filter((group) => !chosen.includes(group));
  const keys = chosen.map(({ key }) => key);
  const isFull = chosen.length >= OPTION_LIMITS.groupsOfItem;

  function move(index: number, to: number) {
    const next = [...keys];
    onValueChange(next.toSpliced(index, 1).toSpliced(to, 0, ...next.slice(index, index + 1)));
  }

  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('title')}</legend>
      {groups.length === 0 && <p className={classes.hint}>{t('dish_none')}</p>}
      <ol className={classes.chosen}>
        {chosen.map((group, index) => (
          <ChosenGroup
            key={group.key}
            group={group}
            isFirst={index === 0}
            isLast={index === chosen.length - 1}
            onMove={(step) => move(index, index + step)}
            onRemove={() => onValueChange(keys.filter((key) => key !== group.key))}
          />
        ))}
      </ol>
      {others.length > 0 && !isFull && (
        <SelectField
          label={t('dish_add')}
          placeholder={t('dish_choose')}
          options={others.map(({ key, name }) => ({ value: key, label: name }))}
          value=""
          onChange={(event) => onValueChange([...keys, event.currentTarget.value])}
        />
      )}
    </fieldset>
  );
}

interface ChosenGroupProps {
  group: DraftGroup;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function ChosenGroup(props: ChosenGroupProps) {
  const { group, isFirst, isLast, onMove, onRemove } = props;
  const { name } = group;
  const { t } = useTranslation('provider-options');
  const ruleText = useRuleText();
  return (
    <li className={classes.group}>
      <div className={classes.texts}>
        <p className={classes.name} dir="auto">
          {name}
        </p>
        <p className={classes.hint}>{ruleText(group)}</p>
      </div>
      <div className={classes.buttons}>
        <IconButton
          icon={<ArrowUpIcon />}
          label={t('up', { name })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={<ArrowDownIcon />}
          label={t('down', { name })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon={<CloseIcon />} label={t('dish_remove', { name })} onClick={onRemove} />
      </div>
    </li>
  );
}
