import { useTranslation } from 'react-i18next';
import type { OpeningException } from 'shared-api/contract';
import { Button, Card, IconButton, TextField, useNow } from 'shared-ui';
import { PlusIcon, TrashIcon } from 'shared-ui/icons';
import { localDay } from '../../lib/clock.ts';
import { SpansEditor } from './spans-editor.tsx';
import classes from './exceptions-editor.module.css';

const MAX_EXCEPTIONS = 60;

interface ExceptionsEditorProps {
  exceptions: readonly OpeningException[];
  onExceptionsChange: (exceptions: readonly OpeningException[]) => void;
}

/** Days with hours of their own. */
export function ExceptionsEditor(props: ExceptionsEditorProps) {
  const { exceptions, onExceptionsChange } = props;
  const { t } = useTranslation('provider-restaurant');
  const today = localDay(useNow(60_000));
  return (
    <div className={classes.editor}>
      <p className={classes.hint}>{t('exception.hint')}</p>
      {exceptions.map((exception, index) => (
        <Card key={index} padding="small" className={classes.exception}>
          <TextField
            type="date"
            label={t('exception.date')}
            value={exception.date}
            min={today}
            onChange={(event) =>
              onExceptionsChange(exceptions.with(index, { ...exception, date: event.currentTarget.value }))
            }
          />
          <SpansEditor
            name={exception.date}
            spans={exception.spans}
            onSpansChange={(spans) => onExceptionsChange(exceptions.with(index, { ...exception, spans }))}
          />
          <IconButton
            className={classes.remove}
            icon={<TrashIcon />}
            label={t('exception.remove')}
            onClick={() => onExceptionsChange(exceptions.toSpliced(index, 1))}
          />
        </Card>
      ))}
      {exceptions.length < MAX_EXCEPTIONS && (
        <Button
          className={classes.add}
          iconStart={<PlusIcon />}
          onClick={() => onExceptionsChange([...exceptions, { date: '', spans: [] }])}
        >
          {t('exception.add')}
        </Button>
      )}
    </div>
  );
}
