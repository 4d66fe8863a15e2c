import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText, useSession } from 'shared-api';
import { isRegion, RESTAURANT_LIMITS, type Restaurant } from 'shared-api/contract';
import { Button, Card, Notice, TextArea, TextField } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { PicturePicker } from '../../lib/picture/picture-picker.tsx';
import type { NewRestaurant } from './use-create-restaurant.ts';
import { PlaceFields } from './place-fields.tsx';
import { ProviderChoice } from './provider-choice.tsx';
import { useCreation } from './use-creation.ts';
import classes from './create-form.module.css';

interface CreateFormValues {
  name: string;
  description: string;
  region: string;
  commune: string;
  providerId: string;
  images: readonly File[];
}

const EMPTY: CreateFormValues = {
  name: '',
  description: '',
  region: '',
  commune: '',
  providerId: '',
  images: [],
};

function toNewRestaurant(values: CreateFormValues): NewRestaurant {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    ...(isRegion(values.region) ? { region: values.region } : {}),
    ...(values.commune ? { commune: values.commune } : {}),
    ...(values.providerId ? { provider: { id: values.providerId } } : {}),
  };
}

interface CreateFormProps {
  onCreated: (restaurant: Restaurant) => void;
}

/** Creates a restaurant, then uploads its pictures; retries failed pictures without creating it twice. */
export function CreateForm(props: CreateFormProps) {
  const { t } = useTranslation('provider-restaurant');
  const errorText = useErrorText();
  const form = useForm<CreateFormValues>({ defaultValues: EMPTY });
  const creation = useCreation({
    onReset: () => form.reset(EMPTY),
    onCreated: props.onCreated,
    onLeft: (files) => form.setValue('images', files),
  });
  const { failedStep, isBusy } = creation;
  const submit = form.handleSubmit((values) => creation.submit(toNewRestaurant(values), values.images));
  return (
    <Card>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <CreateFields form={form} creation={creation} />
        {failedStep === 'create' && (
          <Notice tone="danger" title={t('create.failed')}>
            {errorText(creation.error)}
          </Notice>
        )}
        {failedStep === 'images' && (
          <Notice
            tone="danger"
            title={t('create.images_failed')}
            action={<Button onClick={creation.finish}>{t('create.skip_images')}</Button>}
          />
        )}
        <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel={t('create.busy')}>
          {t(failedStep === 'images' ? 'create.retry_images' : 'create.submit')}
        </Button>
      </form>
      <UnsavedGuard isDirty={form.formState.isDirty} />
    </Card>
  );
}

interface FieldsProps {
  form: UseFormReturn<CreateFormValues>;
  creation: ReturnType<typeof useCreation>;
}

function CreateFields(props: FieldsProps) {
  const { form, creation } = props;
  const { register, control, watch, setValue, formState } = form;
  const { errors } = formState;
  const { t } = useTranslation('provider-restaurant');
  const isAdmin = useSession((session) => session.user?.role === 'ADMIN');
  const isFilled = (text: string) => text.trim() !== '';
  return (
    <>
      <fieldset disabled={creation.isCreated || creation.isBusy} className={classes.form}>
        <TextField
          label={t('field.name')}
          maxLength={RESTAURANT_LIMITS.name}
          required
          error={errors.name && t('field.name_required')}
          {...register('name', { validate: isFilled })}
        />
        <TextArea
          label={t('field.description')}
          maxLength={RESTAURANT_LIMITS.description}
          required
          error={errors.description && t('field.description_required')}
          {...register('description', { validate: isFilled })}
        />
        {isAdmin && (
          <Controller
            control={control}
            name="providerId"
            rules={{ validate: isFilled }}
            render={({ field }) => (
              <ProviderChoice
                id={field.value}
                error={errors.providerId && t('create.provider_required')}
                onChange={field.onChange}
              />
            )}
          />
        )}
        <PlaceFields
          region={watch('region')}
          regionProps={register('region', { onChange: () => setValue('commune', '') })}
          communeProps={register('commune')}
        />
      </fieldset>
      <Controller
        control={control}
        name="images"
        render={({ field }) => (
          <PicturePicker
            label={t('create.images')}
            hint={t('create.images_hint')}
            files={field.value}
            onFilesChange={field.onChange}
            states={creation.states}
            isDisabled={creation.isBusy}
          />
        )}
      />
    </>
  );
}
