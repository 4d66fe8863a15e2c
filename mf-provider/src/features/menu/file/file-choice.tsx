import { useTranslation } from 'react-i18next';
import { Field } from 'shared-ui';
import { ReceiptIcon } from 'shared-ui/icons';
import { FileButton } from '../../../lib/file-button.tsx';
import { MENU_COLUMNS } from './menu-columns.ts';
import classes from './import-dialog.module.css';

interface FileChoiceProps {
  /** Name of the chosen file. */
  name: string | null;
  onChoose: (file: File) => void;
}

/** The file to import. */
export function FileChoice(props: FileChoiceProps) {
  const { name, onChoose } = props;
  const { t } = useTranslation('provider-menu');
  return (
    <Field label={t('file.file')}>
      {(control) => (
        <div className={classes.choice}>
          <FileButton
            control={control}
            accept=".csv,text/csv,text/plain"
            icon={<ReceiptIcon />}
            onChoose={([file]) => file && onChoose(file)}
          >
            {name === null ? t('file.choose') : t('file.choose_again')}
          </FileButton>
          {name !== null && <bdi className={classes.fileName}>{name}</bdi>}
        </div>
      )}
    </Field>
  );
}

/** Describes the file format. */
export function ColumnHelp() {
  const { t } = useTranslation('provider-menu');
  return (
    <section className={classes.help}>
      <h3 className={classes.title}>{t('file.columns')}</h3>
      <dl className={classes.columns}>
        {MENU_COLUMNS.map((column) => (
          <div key={column}>
            <dt className={classes.name}>{t(`file.column_${column}`)}</dt>
            <dd className={classes.hint}>{t(`file.help_${column}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{t('file.help_languages')}</p>
      <p className={classes.hint}>{t('file.tip')}</p>
    </section>
  );
}
