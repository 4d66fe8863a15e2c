import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OPTION_LIMITS } from 'shared-api/contract';
import { Checkbox, RadioGroup, Stack, TextField } from 'shared-ui';
import { freeProblem, maxProblem, minProblem, type CountProblem, type GroupForm } from './group-form.ts';
import { RULE_KINDS } from './rule-kind.ts';
import classes from './group-dialog.module.css';

/** How many of a group customers choose, how many are free, and whether one may be taken several times. */
export function RuleFields() {
  const { t } = useTranslation('provider-options');
  const { register, control } = useFormContext<GroupForm>();
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Stack>
      <RadioGroup
        legend={t('kind.label')}
        appearance="list"
        className={classes.kinds}
        options={RULE_KINDS.map((value) => ({
          value,
          label: t(`kind.${value}`),
          hint: t(`kind.${value}_hint`),
        }))}
        {...register('kind')}
      />
      {kind === 'numbers' && (
        <div className={classes.numbers}>
          <CountField name="min" label={t('min')} problemOf={minProblem} />
          <CountField name="max" label={t('max')} problemOf={maxProblem} />
        </div>
      )}
      {kind !== 'one' && (
        <>
          <CountField name="free" label={t('free')} hint={t('free_hint')} problemOf={freeProblem} />
          <Checkbox
            label={t('repeatable')}
            hint={t('repeatable_hint')}
            {...register('isRepeatable', { deps: 'min' })}
          />
        </>
      )}
    </Stack>
  );
}

interface CountFieldProps {
  name: 'min' | 'max' | 'free';
  label: string;
  hint?: string;
  problemOf: (form: GroupForm) => CountProblem | undefined;
}

function CountField(props: CountFieldProps) {
  const { name, label, hint, problemOf } = props;
  const { t } = useTranslation('provider-options');
  const { register, formState } = useFormContext<GroupForm>();
  const problem = formState.errors[name]?.message as CountProblem | undefined;
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      maxLength={2}
      className={classes.count}
      error={problem && t(`problem.${problem}`, { most: OPTION_LIMITS.chosen })}
      {...register(name, {
        deps: name === 'max' ? ['min', 'free'] : [],
        validate: (_value, form) => problemOf(form) ?? true,
        shouldUnregister: false,
      })}
    />
  );
}
