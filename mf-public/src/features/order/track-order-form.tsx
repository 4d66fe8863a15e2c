import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, Card, TextField } from 'shared-ui';
import { tokenOf, trackingPath } from '../../lib/order/tracking-path.ts';
import classes from './track-order-form.module.css';

/** "Track an order": a pasted link or its code opens the order's page. */
export function TrackOrderForm() {
  const { t } = useTranslation('order');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const token = tokenOf(text);
    setWrong(token === undefined);
    if (token !== undefined) void navigate(trackingPath(token));
  }

  return (
    <Card as="section" aria-labelledby="track-title">
      <form noValidate className={classes.form} onSubmit={submit}>
        <div>
          <h2 id="track-title" className={classes.title}>
            {t('track_title')}
          </h2>
          <p className={classes.hint}>{t('track_hint')}</p>
        </div>
        <TextField
          label={t('track_label')}
          isLabelHidden
          placeholder={t('track_label')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={text}
          error={isWrong ? t('track_invalid') : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" className={classes.submit}>
          {t('track_button')}
        </Button>
      </form>
    </Card>
  );
}
