import { useTranslation } from 'react-i18next';
import type { OpeningSpan } from 'shared-api/contract';
import { Button, Checkbox, Switch } from 'shared-ui';
import { PlusIcon } from 'shared-ui/icons';
import { allDayOrUsual, isAllDayLong, MAX_SPANS, withSpan } from './opening-week.ts';
import { SpanFields } from './span-fields.tsx';
import classes from './spans-editor.module.css';

interface SpansEditorProps {
  /** The day, for screen readers. */
  name: string;
  spans: readonly OpeningSpan[];
  /** What is wrong with a line. */
  errorOf: (index: number) => string | undefined;
  onSpansChange: (spans: readonly OpeningSpan[]) => void;
}

/** The hours of one day: closed, open all day, or up to four spans. */
export function SpansEditor(props: SpansEditorProps) {
  const { name, spans, errorOf, onSpansChange } = props;
  const { t } = useTranslation('provider-restaurant');
  const isOpen = spans.length > 0;
  const isAllDay = isAllDayLong(spans);
  return (
    <div role="group" aria-label={name} className={classes.day}>
      <div className={classes.choices}>
        <Switch
          label={isOpen ? t('hours.open') : t('hours.closed')}
          checked={isOpen}
          onChange={(event) => onSpansChange(event.currentTarget.checked ? withSpan([]) : [])}
        />
        {isOpen && (
          <Checkbox
            label={t('hours.all_day')}
            checked={isAllDay}
            onChange={(event) => onSpansChange(allDayOrUsual(event.currentTarget.checked))}
          />
        )}
      </div>
      {!isAllDay &&
        spans.map((span, index) => (
          <SpanFields
            key={index}
            span={span}
            error={errorOf(index)}
            onSpanChange={(next) => onSpansChange(spans.with(index, next))}
            onRemove={() => onSpansChange(spans.toSpliced(index, 1))}
          />
        ))}
      {isOpen && !isAllDay && spans.length < MAX_SPANS && (
        <Button
          size="small"
          variant="quiet"
          className={classes.add}
          iconStart={<PlusIcon size="small" />}
          onClick={() => onSpansChange(withSpan(spans))}
        >
          {t('hours.add')}
        </Button>
      )}
    </div>
  );
}
