import { useTranslation } from 'react-i18next';
import type { OpeningException } from 'shared-api/contract';
import { Button, Card, formatDate, IconButton, TextField, useLanguage, useNow } from 'shared-ui';
import { PlusIcon, TrashIcon } from 'shared-ui/icons';
import { localDay } from '../../lib/clock.ts';
import { exceptionProblems } from './opening-week.ts';
import { spanProblemText } from './span-text.ts';
import { SpansEditor } from './spans-editor.tsx';
import classes from './exceptions-editor.module.css';

const MAX_EXCEPTIONS = 60;

interface ExceptionsEditorProps {
  exceptions: readonly OpeningException[];
  /** Lines and dates that are wrong are marked. */
  isChecked: boolean;
  onExceptionsChange: (exceptions: readonly OpeningException[]) => void;
}

/** Days with hours of their own. */
export function ExceptionsEditor(props: ExceptionsEditorProps) {
  const { exceptions, isChecked, onExceptionsChange } = props;
  const { t } = useTranslation('provider-restaurant');
  const language = useLanguage();
  const today = localDay(useNow(60_000));
  const problems = isChecked ? exceptionProblems(exceptions) : [];
  const dayName = (day: number) => formatDate(exceptions[day]?.date ?? '', language);
  const errorOf = (day: number, index: number) => {
    const problem = problems.find(({ at }) => at.day === day && at.span === index);
    const span = exceptions[day]?.spans[index];
    return problem && span && spanProblemText(problem, span, dayName, t);
  };
  const dateErrorOf = (date: string) => {
    if (!isChecked) return undefined;
    if (date === '') return t('exception.date_required');
    const isTwice = exceptions.filter((exception) => exception.date === date).length > 1;
    return isTwice ? t('exception.date_twice') : undefined;
  };
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
            error={dateErrorOf(exception.date)}
            onChange={(event) =>
              onExceptionsChange(exceptions.with(index, { ...exception, date: event.currentTarget.value }))
            }
          />
          <SpansEditor
            name={exception.date}
            spans={exception.spans}
            errorOf={(span) => errorOf(index, span)}
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
