import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OPTION_LIMITS, type Restaurant } from 'shared-api/contract';
import { Button, Dialog, RadioGroup, Stack, TextField, useLanguage } from 'shared-ui';
import { OtherLanguages } from '../../../lib/translation/other-languages.tsx';
import type { DishName } from './courses.ts';
import type { DraftGroup } from './group-draft.ts';
import { toGroup, toGroupForm, type GroupForm } from './group-form.ts';
import { GroupPreview } from './group-preview.tsx';
import { OptionFields } from './option-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import classes from './group-dialog.module.css';

interface GroupDialogProps {
  /** Without one, a new group. */
  group: DraftGroup | undefined;
  restaurant: Restaurant;
  /** The names of all dishes of the draft, by key. */
  dishes: ReadonlyMap<string, DishName>;
  onSave: (group: DraftGroup) => void;
  onClose: () => void;
}

/** Makes or edits a group of options: its name, how many customers choose, and the options. */
export function GroupDialog(props: GroupDialogProps) {
  const { group, restaurant, dishes, onSave, onClose } = props;
  const original = restaurant.language ?? null;
  const { t } = useTranslation('provider-options');
  const language = useLanguage();
  const form = useForm<GroupForm>({ defaultValues: toGroupForm(group, language) });
  const { register, control, handleSubmit, formState } = form;
  return (
    <FormProvider {...form}>
      <Dialog
        isOpen
        title={t(group ? 'edit_title' : 'add_title')}
        onClose={onClose}
        onSubmit={handleSubmit((values) => onSave(toGroup(values, group, dishes)))}
        footer={
          <Button type="submit" variant="primary" isFullWidth>
            {t('done')}
          </Button>
        }
      >
        <Stack gap={6}>
          <Stack>
            <TextField
              label={t('name')}
              placeholder={t('name_example')}
              maxLength={OPTION_LIMITS.name}
              required
              data-autofocus
              error={formState.errors.name && t('name_required')}
              {...register('name', { validate: (name) => name.trim() !== '' })}
            />
            <Controller
              control={control}
              name="translations"
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
          </Stack>
          <RadioGroup
            legend={t('of.label')}
            appearance="list"
            className={classes.kinds}
            options={(['options', 'dishes'] as const).map((value) => ({
              value,
              label: t(`of.${value}`),
              hint: t(`of.${value}_hint`),
            }))}
            {...register('of')}
          />
          <RuleFields />
          <OptionFields original={original} dishes={dishes} />
          <Preview group={group} restaurant={restaurant} dishes={dishes} />
        </Stack>
      </Dialog>
    </FormProvider>
  );
}

/** The group as it is typed. */
function Preview(props: Pick<GroupDialogProps, 'group' | 'restaurant' | 'dishes'>) {
  const { group, restaurant, dishes } = props;
  const { control, getValues } = useFormContext<GroupForm>();
  useWatch({ control });
  const typed = () => [{ ...toGroup(getValues(), group, dishes), key: group?.key ?? 'new' }];
  return <GroupPreview groups={typed} restaurant={restaurant} />;
}
