import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Details, Field } from 'shared-ui';
import { ReceiptIcon } from 'shared-ui/icons';
import { MENU_COLUMNS } from './menu-columns.ts';
import classes from './import-dialog.module.css';

interface FileChoiceProps {
  /** Of the file that was chosen. */
  name: string | null;
  onChoose: (file: File) => void;
}

/** The file to import. */
export function FileChoice(props: FileChoiceProps) {
  const { name, onChoose } = props;
  const { t } = useTranslation('provider-menu');
  const input = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    // The same file can be chosen again after it was corrected.
    event.currentTarget.value = '';
    if (file) onChoose(file);
  }

  return (
    <Field label={t('file.file')}>
      {(control) => (
        <div className={classes.choice}>
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,text/csv,text/plain"
            className={classes.input}
            onChange={handleChange}
          />
          <Button
            iconStart={<ReceiptIcon />}
            tabIndex={-1}
            aria-hidden
            onClick={() => input.current?.click()}
          >
            {name === null ? t('file.choose') : t('file.choose_again')}
          </Button>
          {name !== null && <bdi className={classes.fileName}>{name}</bdi>}
        </div>
      )}
    </Field>
  );
}

/** What a file has to look like. */
export function ColumnHelp() {
  const { t } = useTranslation('provider-menu');
  return (
    <section className={classes.help}>
      <h3 className={classes.title}>{t('file.columns')}</h3>
      <Details
        items={MENU_COLUMNS.map((column) => ({
          label: t(`file.column_${column}`),
          value: t(`file.help_${column}`),
        }))}
      />
      <p className={classes.hint}>{t('file.tip')}</p>
    </section>
  );
}
