import { useTranslation } from 'react-i18next';
import { pictureUrl, useErrorText } from 'shared-api';
import { Button, Field, Picture } from 'shared-ui';
import { ImageIcon, RefreshIcon, TrashIcon } from 'shared-ui/icons';
import { FileButton } from '../file-button.tsx';
import { LazyDialog } from '../lazy-dialog.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from './upload-pictures.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import { usePreview } from './use-preview.ts';
import classes from './picture-field.module.css';

const MEGABYTE = 1024 * 1024;
const FULL_WIDTH = 640;
const RATIOS = { wide: 16 / 9, square: 1 } as const;

const loadCropDialog = async () => (await import('./crop-dialog.tsx')).CropDialog;

interface PictureFieldProps {
  label: string;
  hint?: string | undefined;
  restaurantId: string;
  /** Path of the stored picture, or null. */
  value: string | null;
  onValueChange: (path: string | null) => void;
  ratio: keyof typeof RATIOS;
  use: 'gallery' | 'dish';
  /** Called when an upload starts and ends. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

/** A field of one picture: choose, crop, upload with progress, show, remove. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, value, onValueChange, ratio } = props;
  const { t } = useTranslation('provider-common');
  const errorText = useErrorText();
  const upload = usePictureUpload(props);
  const { chosen, percent, problem, error } = upload;
  const megabytes = MAX_PICTURE_BYTES / MEGABYTE;
  const refusal = problem && t(`picture.${problem.reason}`, { name: problem.name, megabytes });
  const failure = error ? errorText(error) : undefined;
  const look = ratio === 'square' ? classes.square : classes.wide;
  return (
    <Field label={label} hint={hint} error={refusal ?? failure}>
      {(control) => (
        <div className={classes.field}>
          {upload.sent && <LocalPicture file={upload.sent} className={look} ratio={ratio} />}
          {!upload.sent && value !== null && (
            <Picture
              className={look}
              src={pictureUrl(value, FULL_WIDTH)}
              alt={label}
              width={FULL_WIDTH}
              height={Math.round(FULL_WIDTH / RATIOS[ratio])}
              ratio={ratio}
            />
          )}
          {percent !== null && <ProgressBar percent={percent} />}
          <div className={classes.actions}>
            <FileButton
              control={control}
              accept={PICTURE_TYPES.join(',')}
              isDisabled={percent !== null}
              icon={<ImageIcon />}
              onChoose={([file]) => file && upload.choose(file)}
            >
              {value === null ? t('picture.add') : t('picture.replace')}
            </FileButton>
            {upload.retry && (
              <Button variant="primary" iconStart={<RefreshIcon />} onClick={upload.retry}>
                {t('picture.retry')}
              </Button>
            )}
            {value !== null && percent === null && (
              <Button variant="quiet" iconStart={<TrashIcon />} onClick={() => onValueChange(null)}>
                {t('picture.take_away')}
              </Button>
            )}
          </div>
          {chosen && (
            <LazyDialog
              load={loadCropDialog}
              title={t('crop.title')}
              onClose={upload.dismiss}
              dialogProps={{
                file: chosen,
                ratio: RATIOS[ratio],
                onDone: upload.send,
                onClose: upload.dismiss,
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** Preview of the picture during its upload. */
function LocalPicture(props: { file: File; ratio: keyof typeof RATIOS; className: string | undefined }) {
  const { file, ratio, className } = props;
  const url = usePreview(file);
  if (url === undefined) return null;
  return (
    <Picture
      className={className}
      src={url}
      alt={file.name}
      width={FULL_WIDTH}
      height={Math.round(FULL_WIDTH / RATIOS[ratio])}
      ratio={ratio}
    />
  );
}
