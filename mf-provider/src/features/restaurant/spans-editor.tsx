import { useTranslation } from 'react-i18next';
import type { OpeningSpan } from 'shared-api/contract';
import { Button, IconButton, Switch, TextField } from 'shared-ui';
import { CloseIcon, PlusIcon } from 'shared-ui/icons';
import { isAcrossMidnight, MAX_SPANS, withSpan } from './opening-week.ts';
import classes from './spans-editor.module.css';

interface SpansEditorProps {
  /** The day, for screen readers. */
  name: string;
  spans: readonly OpeningSpan[];
  onSpansChange: (spans: readonly OpeningSpan[]) => void;
}

/** The hours of one day: a switch, and up to four spans. */
export function SpansEditor(props: SpansEditorProps) {
  const { name, spans, onSpansChange } = props;
  const { t } = useTranslation('provider-restaurant');
  const isOpen = spans.length > 0;
  return (
    <div role="group" aria-label={name} className={classes.day}>
      <Switch
        label={isOpen ? t('hours.open') : t('hours.closed')}
        checked={isOpen}
        onChange={(event) => onSpansChange(event.currentTarget.checked ? withSpan([]) : [])}
      />
      {spans.map((span, index) => (
        <SpanFields
          key={index}
          span={span}
          onSpanChange={(next) => onSpansChange(spans.with(index, next))}
          onRemove={() => onSpansChange(spans.toSpliced(index, 1))}
        />
      ))}
      {isOpen && spans.length < MAX_SPANS && (
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

interface SpanFieldsProps {
  span: OpeningSpan;
  onSpanChange: (span: OpeningSpan) => void;
  onRemove: () => void;
}

function SpanFields(props: SpanFieldsProps) {
  const { span, onSpanChange, onRemove } = props;
  const { t } = useTranslation('provider-restaurant');
  return (
    <div className={classes.span}>
      <TextField
        className={classes.time}
        type="time"
        label={t('hours.opens')}
        value={span.opens}
        onChange={(event) => onSpanChange({ ...span, opens: event.currentTarget.value })}
      />
      <TextField
        className={classes.time}
        type="time"
        label={t('hours.closes')}
        value={span.closes}
        onChange={(event) => onSpanChange({ ...span, closes: event.currentTarget.value })}
      />
      {isAcrossMidnight(span) && (
        <p className={classes.nextDay}>
          {t(span.opens === span.closes ? 'hours.all_day' : 'hours.next_day')}
        </p>
      )}
      <IconButton
        className={classes.remove}
        icon={<CloseIcon />}
        label={t('hours.remove')}
        onClick={onRemove}
      />
    </div>
  );
}
