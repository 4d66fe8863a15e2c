import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureUrl, useApi, useErrorText } from 'shared-api';
import { Button, Field, Picture } from 'shared-ui';
import { ImageIcon, TrashIcon } from 'shared-ui/icons';
import { MAX_PICTURE_BYTES, PICTURE_TYPES, pictureProblem, uploadPicture } from './upload-pictures.ts';
import classes from './single-picture.module.css';

const MEGABYTE = 1024 * 1024;
const FULL_WIDTH = 640;

interface SinglePictureProps {
  label: string;
  restaurant: { id: string; images: readonly string[] };
  /** Path of the stored picture, or null. */
  value: string | null;
  onValueChange: (path: string | null) => void;
  ratio: 'banner' | 'square';
}

/** One stored picture: shown, replaced with a visible upload, taken away. */
export function SinglePicture(props: SinglePictureProps) {
  const { label, value, onValueChange, ratio } = props;
  const { t } = useTranslation('provider-common');
  const input = useRef<HTMLInputElement>(null);
  const { upload, percent, error } = useUpload(props);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={classes.field}>
          {value !== null && (
            <Picture
              className={ratio === 'banner' ? classes.banner : classes.square}
              src={pictureUrl(value, FULL_WIDTH)}
              alt={label}
              width={FULL_WIDTH}
              height={ratio === 'banner' ? FULL_WIDTH / 2 : FULL_WIDTH}
              ratio={ratio}
            />
          )}
          <div className={classes.actions}>
            <input
              {...control}
              ref={input}
              type="file"
              accept={PICTURE_TYPES.join(',')}
              className={classes.input}
              onChange={upload}
            />
            <Button
              iconStart={<ImageIcon />}
              isBusy={percent !== null}
              busyLabel={t('picture.uploading', { percent: percent ?? 0 })}
              tabIndex={-1}
              aria-hidden
              onClick={() => input.current?.click()}
            >
              {value === null ? t('picture.add') : t('picture.replace')}
            </Button>
            {value !== null && percent === null && (
              <Button variant="quiet" iconStart={<TrashIcon />} onClick={() => onValueChange(null)}>
                {t('picture.take_away')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

function useUpload(props: SinglePictureProps) {
  const { restaurant, onValueChange } = props;
  const api = useApi();
  const { t } = useTranslation('provider-common');
  const errorText = useErrorText();
  const [percent, setPercent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  const { mutate, error } = useMutation({
    mutationFn: (file: File) => uploadPicture(api, restaurant, file, setPercent),
    onMutate: () => setPercent(0),
    onSuccess: onValueChange,
    onSettled: () => setPercent(null),
  });

  function upload(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (!file || percent !== null) return;
    const problem = pictureProblem(file);
    const megabytes = MAX_PICTURE_BYTES / MEGABYTE;
    setRefusal(problem ? t(`picture.${problem}`, { name: file.name, megabytes }) : '');
    if (!problem) mutate(file);
  }

  return { upload, percent, error: refusal || (error ? errorText(error) : undefined) };
}
