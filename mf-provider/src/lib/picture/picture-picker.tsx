import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { classNames, Field, IconButton } from 'shared-ui';
import { CheckCircleIcon, CloseIcon, ImageIcon } from 'shared-ui/icons';
import { createIdempotencyKey } from 'shared-api/idempotency-key';
import { FileButton } from '../file-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  PICTURE_TYPES,
  pictureProblem,
  type FileState,
} from './upload-pictures.ts';
import { usePreview } from './use-preview.ts';
import classes from './picture-picker.module.css';

const MEGABYTE = 1024 * 1024;

interface PicturePickerProps {
  label: string;
  hint?: string | undefined;
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  /** State of each upload; none before it starts. */
  states: ReadonlyMap<File, FileState>;
  isDisabled?: boolean | undefined;
}

const keys = new WeakMap<File, string>();

/** The same file may be chosen twice. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? createIdempotencyKey();
  keys.set(file, key);
  return key;
}

/** Chooses several pictures, each with preview, progress and error; refuses other files by name. */
export function PicturePicker(props: PicturePickerProps) {
  const { label, hint, files, onFilesChange, states, isDisabled } = props;
  const { t } = useTranslation('provider-common');
  const [problems, setProblems] = useState<readonly string[]>([]);

  function handleChoose(chosen: readonly File[]) {
    const megabytes = MAX_PICTURE_BYTES / MEGABYTE;
    const accepted = chosen.filter((file) => pictureProblem(file) === undefined);
    const room = MAX_PICTURES - files.length;
    setProblems([
      ...chosen.flatMap((file) => {
        const reason = pictureProblem(file);
        return reason ? [t(`picture.${reason}`, { name: file.name, megabytes })] : [];
      }),
      ...(accepted.length > room ? [t('picture.over_limit', { count: MAX_PICTURES })] : []),
    ]);
    onFilesChange([...files, ...accepted.slice(0, room)]);
  }

  return (
    <Field label={label} hint={hint} error={problems.join(' ')}>
      {(control) => (
        <div className={classes.picker}>
          <FileButton
            control={control}
            accept={PICTURE_TYPES.join(',')}
            isMultiple
            isDisabled={isDisabled}
            icon={<ImageIcon />}
            onChoose={handleChoose}
          >
            {t('picture.choose')}
          </FileButton>
          {files.length > 0 && (
            <ul className={classes.previews}>
              {files.map((file) => (
                <Preview
                  key={keyOf(file)}
                  file={file}
                  state={states.get(file)}
                  onRemove={() => onFilesChange(files.filter((candidate) => candidate !== file))}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

interface PreviewProps {
  file: File;
  state: FileState | undefined;
  onRemove: () => void;
}

function Preview(props: PreviewProps) {
  const { file, state, onRemove } = props;
  const { t } = useTranslation('provider-common');
  const errorText = useErrorText();
  const url = usePreview(file);
  const { name } = file;
  return (
    <li className={classNames(classes.preview, state?.status === 'failed' && classes.failed)}>
      {url !== undefined && <img src={url} alt={name} className={classes.image} />}
      {state?.status === 'sending' && <ProgressBar percent={state.percent} />}
      {state?.status === 'done' && (
        <p className={classes.done}>
          <CheckCircleIcon size="small" />
          {t('picture.stored')}
        </p>
      )}
      {state?.status === 'failed' && (
        <p role="alert" className={classes.error}>
          {t('picture.failed', { name, why: errorText(state.error) })}
        </p>
      )}
      {(state === undefined || state.status === 'failed') && (
        <IconButton
          className={classes.remove}
          variant="secondary"
          icon={<CloseIcon />}
          label={t('picture.remove', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
