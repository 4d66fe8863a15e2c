import { useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText, useSession } from 'shared-api';
import { isRegion, type Restaurant } from 'shared-api/contract';
import { Button, Card, Notice, TextArea, TextField } from 'shared-ui';
import { PicturePicker } from '../../lib/picture-picker.tsx';
import { useKeepRestaurant } from '../../lib/restaurant-queries.ts';
import { useCreateRestaurant, useUploadImages, type NewRestaurant } from './create-query.ts';
import { PlaceFields } from './place-fields.tsx';
import { ProviderChoice } from './provider-choice.tsx';
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
const MAX_NAME = 120;
const MAX_DESCRIPTION = 2000;

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

/** Creates a restaurant, then sends its pictures; pictures that fail are sent again without creating it twice. */
export function CreateForm(props: CreateFormProps) {
  const { t } = useTranslation('provider-restaurant');
  const errorText = useErrorText();
  const form = useForm<CreateFormValues>({ defaultValues: EMPTY });
  const creation = useCreation(() => form.reset(EMPTY), props.onCreated);
  const submit = form.handleSubmit(creation.submit);
  return (
    <Card>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <CreateFields form={form} isBusy={creation.isBusy} isCreated={creation.failure === 'images'} />
        {creation.failure === 'create' && (
          <Notice tone="danger" title={t('create.failed')}>
            {errorText(creation.error)}
          </Notice>
        )}
        {creation.failure === 'images' && (
          <Notice
            tone="danger"
            title={t('create.images_failed')}
            action={<Button onClick={creation.finish}>{t('create.skip_images')}</Button>}
          >
            {errorText(creation.error)}
          </Notice>
        )}
        {creation.percent !== null && (
          <p role="status">{t('create.progress', { percent: creation.percent })}</p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={creation.isBusy}
          busyLabel={t('create.busy')}
        >
          {t(creation.failure === 'images' ? 'create.retry_images' : 'create.submit')}
        </Button>
      </form>
    </Card>
  );
}

interface FieldsProps {
  form: UseFormReturn<CreateFormValues>;
  isBusy: boolean;
  /** The restaurant exists, only its pictures are missing. */
  isCreated: boolean;
}

function CreateFields(props: FieldsProps) {
  const { form, isBusy, isCreated } = props;
  const { register, control, watch, setValue, formState } = form;
  const { errors } = formState;
  const { t } = useTranslation('provider-restaurant');
  const isAdmin = useSession((session) => session.user?.role === 'ADMIN');
  const isFilled = (text: string) => text.trim() !== '';
  return (
    <>
      <fieldset disabled={isCreated} className={classes.form}>
        <TextField
          label={t('field.name')}
          maxLength={MAX_NAME}
          required
          error={errors.name && t('field.name_required')}
          {...register('name', { validate: isFilled })}
        />
        <TextArea
          label={t('field.description')}
          maxLength={MAX_DESCRIPTION}
          required
          error={errors.description && t('field.description_required')}
          {...register('description', { validate: isFilled })}
        />
        {isAdmin && (
          <ProviderChoice
            error={errors.providerId && t('create.provider_required')}
            {...register('providerId', { validate: isFilled })}
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
            isDisabled={isBusy}
          />
        )}
      />
    </>
  );
}

/** The two steps of a creation and where they stand. */
function useCreation(onReset: () => void, onCreated: (restaurant: Restaurant) => void) {
  const [percent, setPercent] = useState<number | null>(null);
  // Created, its pictures still missing.
  const [pending, setPending] = useState<Restaurant | null>(null);
  const creation = useCreateRestaurant();
  const upload = useUploadImages(setPercent);
  const keep = useKeepRestaurant();

  function finish(restaurant: Restaurant) {
    keep(restaurant);
    setPending(null);
    upload.reset();
    onReset();
    onCreated(restaurant);
  }

  async function sendPictures(restaurant: Restaurant, files: readonly File[]) {
    setPending(restaurant);
    setPercent(0);
    try {
      const { images, bannerUrl } = await upload.mutateAsync({ id: restaurant.id, files });
      finish({ ...restaurant, images, bannerUrl });
    } catch {
      // shown from the mutation's own state
    } finally {
      setPercent(null);
    }
  }

  async function submit(values: CreateFormValues) {
    try {
      const restaurant = pending ?? (await creation.mutateAsync(toNewRestaurant(values)));
      if (values.images.length > 0) await sendPictures(restaurant, values.images);
      else finish(restaurant);
    } catch {
      // shown from the mutation's own state
    }
  }

  return {
    submit,
    percent,
    isBusy: creation.isPending || upload.isPending,
    failure: creation.isError ? ('create' as const) : upload.isError ? ('images' as const) : null,
    error: creation.error ?? upload.error,
    finish: () => pending && finish(pending),
  };
}
