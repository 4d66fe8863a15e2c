import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCY_LABEL, OPTION_LIMITS, type Language } from 'shared-api/contract';
import { Button, FieldNotes, IconButton, TextField } from 'shared-ui';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from 'shared-ui/icons';
import { OtherLanguages } from '../../../lib/translation/other-languages.tsx';
import { emptyOption, isEmptyOption, parseDifference, type GroupForm } from './group-form.ts';
import classes from './group-dialog.module.css';

/** The options of a group, in their order. */
export function OptionFields(props: { original: Language | null }) {
  const { t } = useTranslation('provider-options');
  const { control, formState } = useFormContext<GroupForm>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'options',
    keyName: 'fieldKey',
    rules: { validate: (options) => options.some((option) => !isEmptyOption(option)) },
  });
  const isMissing = formState.errors.options?.root !== undefined;
  return (
    <fieldset className={classes.options} aria-describedby={isMissing ? 'options-error' : undefined}>
      <legend className={classes.legend}>{t('options')}</legend>
      <FieldNotes id="options" hint={t('price_hint')} error={isMissing ? t('option_missing') : undefined} />
      <ul className={classes.list}>
        {fields.map(({ fieldKey }, index) => (
          <li key={fieldKey} className={classes.option}>
            <OptionRow
              index={index}
              isLast={index === fields.length - 1}
              original={props.original}
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
        onClick={() => append(emptyOption(), { focusName: `options.${fields.length}.name` })}
      >
        {t('option_add')}
      </Button>
    </fieldset>
  );
}

interface OptionRowProps {
  index: number;
  isLast: boolean;
  original: Language | null;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function OptionRow(props: OptionRowProps) {
  const { index, original } = props;
  const { t } = useTranslation('provider-options');
  const { register, control, formState, getValues } = useFormContext<GroupForm>();
  const errors = formState.errors.options?.[index];
  const isEmpty = () => isEmptyOption(getValues(`options.${index}`));
  return (
    <div role="group" aria-label={t('option_name', { number: index + 1 })} className={classes.row}>
      <div className={classes.fields}>
        <TextField
          className={classes.name}
          label={t('option_name', { number: index + 1 })}
          maxLength={OPTION_LIMITS.name}
          error={errors?.name && t('option_name_required')}
          {...register(`options.${index}.name`, { validate: (name) => name.trim() !== '' || isEmpty() })}
        />
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
    </div>
  );
}

function RowButtons(props: OptionRowProps) {
  const { index, isLast, onMove, onRemove } = props;
  const { t } = useTranslation('provider-options');
  const { getValues } = useFormContext<GroupForm>();
  const name = getValues(`options.${index}.name`) || t('option_name', { number: index + 1 });
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
