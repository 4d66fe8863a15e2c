import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpeningSpan } from 'shared-api/contract';
import { IconButton } from 'shared-ui';
import { AlertIcon, CloseIcon } from 'shared-ui/icons';
import { isAcrossMidnight } from './opening-week.ts';
import { TimeField } from '../../lib/time-field.tsx';
import classes from './spans-editor.module.css';

interface SpanFieldsProps {
  span: OpeningSpan;
  error: string | undefined;
  onSpanChange: (span: OpeningSpan) => void;
  onRemove: () => void;
}

/** One line of a day's hours. */
export function SpanFields(props: SpanFieldsProps) {
  const { span, error, onSpanChange, onRemove } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorId = useId();
  const field = (name: keyof OpeningSpan) => (
    <TimeField
      className={classes.time}
      label={t(`hours.${name}`)}
      value={span[name]}
      isWrong={error !== undefined}
      describedBy={error === undefined ? undefined : errorId}
      onValueChange={(value) => onSpanChange({ ...span, [name]: value })}
    />
  );
  return (
    <div className={classes.span}>
      {field('opens')}
      {field('closes')}
      {isAcrossMidnight(span) && (
        <p className={classes.note}>{t(span.opens === span.closes ? 'hours.whole_day' : 'hours.next_day')}</p>
      )}
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          <AlertIcon size="small" />
          <span>{error}</span>
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
