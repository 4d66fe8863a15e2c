import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { Approval } from 'shared-api/contract';
import { Button, Dialog, Notice, Stack } from 'shared-ui';
import { personName } from '../../lib/person-name.ts';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';
import { currentStateOf, useDecide, type Decision } from './approval-queries.ts';

interface DecisionDialogProps extends Pick<Decision, 'decision'> {
  owner: Approval;
  onClose: () => void;
}

/** Asks before an owner is approved or declined, naming person and restaurants; declining needs a reason. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { owner, decision, onClose } = props;
  const { t } = useTranslation('admin-approval');
  // One field needs no form library, which the first page would load.
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useDecide(onClose);
  const isDecline = decision === 'decline';
  const standing = currentStateOf(error);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const text = oneLine(reason);
    const isWithout = isDecline && text === '';
    setMissing(isWithout);
    if (isWithout) field.current?.focus();
    if (isPending || isWithout) return;
    mutate({ owner, decision, ...(isDecline && { reason: text }) });
  }
  const restaurants = owner.restaurants.map(({ name }) => name).join(', ');
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t(`ask.${decision}.title`, { name: personName(owner.user) })}
      description={
        restaurants
          ? t(`ask.${decision}.text`, { count: owner.restaurants.length, restaurants })
          : t(`ask.${decision}.text_without`)
      }
      isBusy={isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t(standing ? 'close' : 'cancel')}
          </Button>
          {!standing && (
            <Button type="submit" variant={isDecline ? 'danger' : 'primary'} isBusy={isPending}>
              {t(`ask.${decision}.yes`)}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {error && <Refusal error={error} name={personName(owner.user)} />}
        {isDecline && !standing && (
          <ReasonField
            ref={field}
            hint={t('decline.reason_hint')}
            required
            isFirst
            isMissing={isMissing}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Refusal(props: { error: Error; name: string }) {
  const { error, name } = props;
  const { t } = useTranslation('admin-approval');
  const errorText = useErrorText();
  const standing = currentStateOf(error);
  if (!standing) return <Notice tone="danger">{errorText(error)}</Notice>;
  if (standing === 'gone') return <Notice tone="warning">{t('decided.gone', { name })}</Notice>;
  const reason = standing.decline?.reason;
  return <Notice tone="warning">{t(`decided.${standing.state}`, { name, reason })}</Notice>;
}
