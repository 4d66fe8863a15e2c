import { useTranslation } from 'react-i18next';
import type { OpeningWeek } from 'shared-api/contract';
import { Button, useLanguage, weekdayNames } from 'shared-ui';
import { CopyIcon } from 'shared-ui/icons';
import { withDay, withSameDays, type SpanProblem } from './opening-week.ts';
import { spanProblemText } from './span-text.ts';
import { SpansEditor } from './spans-editor.tsx';
import classes from './hours-editor.module.css';

interface HoursEditorProps {
  week: OpeningWeek;
  /** The lines to be corrected. */
  problems: readonly SpanProblem[];
  onWeekChange: (week: OpeningWeek) => void;
}

/** Opening hours from Monday to Sunday. */
export function HoursEditor(props: HoursEditorProps) {
  const { week, problems, onWeekChange } = props;
  const { t } = useTranslation('provider-restaurant');
  const names = weekdayNames(useLanguage());
  const dayName = (day: number) => names[day] ?? '';
  const errorOf = (day: number, index: number) => {
    const problem = problems.find(({ at }) => at.day === day && at.span === index);
    const span = week[day]?.[index];
    return problem && span && spanProblemText(problem, span, dayName, t);
  };
  return (
    <ul className={classes.week}>
      {names.map((name, day) => (
        <li key={name} className={classes.day}>
          <h2 className={classes.name}>{name}</h2>
          <SpansEditor
            name={name}
            spans={week[day] ?? []}
            errorOf={(index) => errorOf(day, index)}
            onSpansChange={(spans) => onWeekChange(withDay(week, day, spans))}
          />
          {day === 0 && (
            <Button
              size="small"
              className={classes.copy}
              iconStart={<CopyIcon size="small" />}
              onClick={() => onWeekChange(withSameDays(week, day))}
            >
              {t('hours.copy')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
