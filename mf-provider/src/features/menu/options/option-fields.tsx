import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCY_LABEL, OPTION_LIMITS, type Language } from 'shared-api/contract';
import { Button, FieldNotes, IconButton, SelectField, TextField } from 'shared-ui';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from 'shared-ui/icons';
import { OtherLanguages } from '../../../lib/translation/other-languages.tsx';
import type { DishName } from './courses.ts';
import { emptyOption, isEmptyOption, parseDifference, type GroupForm } from './group-form.ts';
import classes from './group-dialog.module.css';

interface OptionFieldsProps {
  original: Language | null;
  /** The names of all dishes, by key. */
  dishes: ReadonlyMap<string, DishName>;
}

/** The options of a group, or the dishes of a course, in their order. */
export function OptionFields(props: OptionFieldsProps) {
  const { t } = useTranslation('provider-options');
  const { control, formState } = useFormContext<GroupForm>();
  const of = useWatch({ control, name: 'of' });
  const isCourse = of === 'dishes';
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'options',
    keyName: 'fieldKey',
    rules: { validate: (options, form) => options.some((option) => !isEmptyOption(option, form.of)) },
  });
  const isMissing = formState.errors.options?.root !== undefined;
  return (
    <fieldset className={classes.options} aria-describedby={isMissing ? 'options-error' : undefined}>
      <legend className={classes.legend}>{t(isCourse ? 'course' : 'options')}</legend>
      <FieldNotes
        id="options"
        hint={t('price_hint')}
        error={isMissing ? t(isCourse ? 'dish_missing' : 'option_missing') : undefined}
      />
      <ul className={classes.list}>
        {fields.map(({ fieldKey }, index) => (
          <li key={fieldKey} className={classes.option}>
            <OptionRow
              {...props}
              index={index}
              isCourse={isCourse}
              isLast={index === fields.length - 1}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <Button
        className={classes.add}
        iconStart={<PlusIcon />}
        disabled={fields.length >= OPTION_LIMITS.optionsOfGroup}
        onClick={() =>
          append(emptyOption(), { focusName: `options.${fields.length}.${isCourse ? 'dish' : 'name'}` })
        }
      >
        {t(isCourse ? 'course_add' : 'option_add')}
      </Button>
    </fieldset>
  );
}

interface OptionRowProps extends OptionFieldsProps {
  index: number;
  isCourse: boolean;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function OptionRow(props: OptionRowProps) {
  const { index, original, isCourse } = props;
  const { t } = useTranslation('provider-options');
  const { register, control, formState } = useFormContext<GroupForm>();
  const errors = formState.errors.options?.[index];
  return (
    <div role="group" aria-label={t('option_name', { number: index + 1 })} className={classes.row}>
      <div className={classes.fields}>
        {isCourse ? <DishField {...props} /> : <NameField {...props} />}
        <TextField
          className={classes.price}
          label={t('option_price')}
          inputMode="text"
          placeholder="0"
          suffix={CURRENCY_LABEL}
          error={errors?.price && t('option_price_invalid')}
          {...register(`options.${index}.price`, {
            validate: (price) => parseDifference(price) !== undefined,
          })}
        />
        <RowButtons {...props} />
      </div>
      {!isCourse && (
        <Controller
          control={control}
          name={`options.${index}.translations`}
          render={({ field }) => (
            <OtherLanguages
              original={original}
              texts={field.value}
              onTextsChange={field.onChange}
              limits={{ name: OPTION_LIMITS.name }}
              needed={['name']}
              isFolded
            />
          )}
        />
      )}
    </div>
  );
}

function NameField({ index }: OptionRowProps) {
  const { t } = useTranslation('provider-options');
  const { register, formState, getValues } = useFormContext<GroupForm>();
  const isEmpty = () => isEmptyOption(getValues(`options.${index}`), 'options');
  return (
    <TextField
      className={classes.name}
      label={t('option_name', { number: index + 1 })}
      maxLength={OPTION_LIMITS.name}
      error={formState.errors.options?.[index]?.name && t('option_name_required')}
      {...register(`options.${index}.name`, { validate: (name) => name.trim() !== '' || isEmpty() })}
    />
  );
}

function DishField({ index, dishes }: OptionRowProps) {
  const { t } = useTranslation('provider-options');
  const { register, formState, getValues } = useFormContext<GroupForm>();
  const problem = formState.errors.options?.[index]?.dish?.message as 'required' | 'repeated' | undefined;
  const problemOf = (dish: string) => {
    if (dish === '') return isEmptyOption(getValues(`options.${index}`), 'dishes') ? undefined : 'required';
    const first = getValues('options').findIndex((option) => option.dish === dish);
    return first < index ? 'repeated' : undefined;
  };
  return (
    <SelectField
      className={classes.name}
      label={t('dish', { number: index + 1 })}
      placeholder={t('dish_choose')}
      options={[...dishes].map(([value, { name }]) => ({ value, label: name }))}
      error={problem && t(`dish_${problem}`)}
      {...register(`options.${index}.dish`, { validate: (dish) => problemOf(dish) ?? true })}
    />
  );
}

function RowButtons(props: OptionRowProps) {
  const { index, isCourse, isLast, dishes, onMove, onRemove } = props;
  const { t } = useTranslation('provider-options');
  const { getValues } = useFormContext<GroupForm>();
  const { name: typed, dish } = getValues(`options.${index}`);
  const name = (isCourse ? dishes.get(dish)?.name : typed) || t('option_name', { number: index + 1 });
  return (
    <div className={classes.buttons}>
      <IconButton
        icon={<ArrowUpIcon />}
        label={t('up', { name })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon={<ArrowDownIcon />}
        label={t('down', { name })}
        disabled={isLast}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon={<TrashIcon />} label={t('option_remove', { name })} onClick={onRemove} />
    </div>
  );
}
