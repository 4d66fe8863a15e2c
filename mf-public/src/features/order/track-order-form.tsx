import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useErrorText } from 'shared-api';
import { ORDER_CODE_DAYS, PHONE_END_LENGTH } from 'shared-api/contract';
import { Button, Card, Notice, TextField } from 'shared-ui';
import { useFindOrder, wrongFieldsOf, type KnownOrder } from './use-find-order.ts';
import classes from './track-order-form.module.css';

const MINUTE_S = 60;

/** "Track an order": its code and the end of its phone number, or a pasted link, open the order's page. */
export function TrackOrderForm() {
  const { t } = useTranslation('order');
  const [known, setKnown] = useState<KnownOrder>({ codeOrLink: '', phoneEnd: '' });
  const [isChecked, setChecked] = useState(false);
  const { find, isPending, error, reset } = useFindOrder();

  function change(part: Partial<KnownOrder>) {
    setKnown({ ...known, ...part });
    setChecked(false);
    if (error) reset();
  }

  function submit(form: HTMLFormElement) {
    setChecked(true);
    const [first] = wrongFieldsOf(known);
    if (first === undefined) find(known);
    else form.querySelector<HTMLInputElement>(`[name='${first}']`)?.focus();
  }

  return (
    <Card as="section" aria-labelledby="track-title">
      <form
        method="post"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <div>
          <h2 id="track-title" className={classes.title}>
            {t('track_title')}
          </h2>
          <p className={classes.hint}>{t('track_hint')}</p>
        </div>
        <Fields known={known} isChecked={isChecked} onChange={change} />
        {error && <Failure error={error} />}
        <Button type="submit" className={classes.submit} isBusy={isPending} busyLabel={t('track_busy')}>
          {t('track_button')}
        </Button>
      </form>
    </Card>
  );
}

interface FieldsProps {
  known: KnownOrder;
  isChecked: boolean;
  onChange: (part: Partial<KnownOrder>) => void;
}

function Fields(props: FieldsProps) {
  const { known, isChecked, onChange } = props;
  const { t } = useTranslation('order');
  const wrong = isChecked ? wrongFieldsOf(known) : [];
  return (
    <div className={classes.fields}>
      <TextField
        label={t('track_label')}
        name="codeOrLink"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        value={known.codeOrLink}
        error={wrong.includes('codeOrLink') ? t('track_invalid') : undefined}
        onChange={(event) => onChange({ codeOrLink: event.currentTarget.value })}
      />
      <TextField
        label={t('track_phone', { digits: PHONE_END_LENGTH })}
        name="phoneEnd"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        value={known.phoneEnd}
        error={
          wrong.includes('phoneEnd') ? t('track_phone_invalid', { digits: PHONE_END_LENGTH }) : undefined
        }
        onChange={(event) => onChange({ phoneEnd: event.currentTarget.value })}
      />
    </div>
  );
}

function Failure(props: { error: Error }) {
  const { error } = props;
  const { t } = useTranslation('order');
  const errorText = useErrorText();
  if (isApiError(error, 'not_found', 'validation_failed')) {
    return <Notice tone="danger">{t('track_unknown', { days: ORDER_CODE_DAYS })}</Notice>;
  }
  if (isApiError(error, 'rate_limited')) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 0) / MINUTE_S));
    return <Notice tone="danger">{t('track_wait', { count: minutes })}</Notice>;
  }
  return <Notice tone="danger">{errorText(error)}</Notice>;
}
