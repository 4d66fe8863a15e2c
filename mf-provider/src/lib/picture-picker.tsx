import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, IconButton } from 'shared-ui';
import { CloseIcon, ImageIcon } from 'shared-ui/icons';
import { MAX_PICTURE_BYTES, MAX_PICTURES, PICTURE_TYPES, pictureProblem } from './upload-pictures.ts';
import { usePreview } from './use-preview.ts';
import classes from './picture-picker.module.css';

const MEGABYTE = 1024 * 1024;

interface PicturePickerProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  isDisabled?: boolean | undefined;
}

/** Several pictures of the device, with previews; what is no picture is refused by name. */
export function PicturePicker(props: PicturePickerProps) {
  const { label, hint, error, files, onFilesChange, isDisabled } = props;
  const { t } = useTranslation('provider-common');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.currentTarget.files ?? [])];
    // The same file can then be chosen again after it was taken out.
    event.currentTarget.value = '';
    const refused = chosen.find((file) => pictureProblem(file) !== undefined);
    const reason = refused && pictureProblem(refused);
    const megabytes = MAX_PICTURE_BYTES / MEGABYTE;
    setProblem(refused && reason ? t(`picture.${reason}`, { name: refused.name, megabytes }) : '');
    const accepted = chosen.filter((file) => pictureProblem(file) === undefined);
    onFilesChange([...files, ...accepted].slice(0, MAX_PICTURES));
  }

  return (
    <Field label={label} hint={hint} error={problem || error}>
      {(control) => (
        <div className={classes.picker}>
          <input
            {...control}
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            multiple
            disabled={isDisabled}
            className={classes.input}
            onChange={handleChange}
          />
          <Button
            iconStart={<ImageIcon />}
            disabled={isDisabled}
            tabIndex={-1}
            aria-hidden
            onClick={() => input.current?.click()}
          >
            {t('picture.choose')}
          </Button>
          {files.length > 0 && (
            <ul className={classes.previews}>
              {files.map((file) => (
                <Preview
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  file={file}
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

function Preview(props: { file: File; onRemove: () => void }) {
  const { file, onRemove } = props;
  const { t } = useTranslation('provider-common');
  const url = usePreview(file);
  return (
    <li className={classes.preview}>
      {url !== undefined && <img src={url} alt={file.name} className={classes.image} />}
      <IconButton
        className={classes.remove}
        variant="secondary"
        icon={<CloseIcon />}
        label={t('picture.remove', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  );
}
