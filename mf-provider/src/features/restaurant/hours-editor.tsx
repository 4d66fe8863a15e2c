import { useTranslation } from 'react-i18next';
import type { OpeningWeek } from 'shared-api/contract';
import { Button, useLanguage, weekdayNames } from 'shared-ui';
import { CopyIcon } from 'shared-ui/icons';
import { withDay, withSameDays } from './opening-week.ts';
import { SpansEditor } from './spans-editor.tsx';
import classes from './hours-editor.module.css';

interface HoursEditorProps {
  week: OpeningWeek;
  onWeekChange: (week: OpeningWeek) => void;
}

/** Opening hours from Monday to Sunday. */
export function HoursEditor(props: HoursEditorProps) {
  const { week, onWeekChange } = props;
  const { t } = useTranslation('provider-restaurant');
  const names = weekdayNames(useLanguage());
  return (
    <ul className={classes.week}>
      {names.map((name, day) => (
        <li key={name} className={classes.day}>
          <h3 className={classes.name}>{name}</h3>
          <SpansEditor
            name={name}
            spans={week[day] ?? []}
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
