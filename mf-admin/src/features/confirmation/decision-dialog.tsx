import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { Confirmation } from 'shared-api/contract';
import { Button, Dialog, Notice, Stack } from 'shared-ui';
import { personName } from '../../lib/person-name.ts';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';
import { isDecidedElsewhere, useDecide, type Decision } from './confirmation-queries.ts';

interface DecisionDialogProps extends Pick<Decision, 'decision'> {
  owner: Confirmation;
  onClose: () => void;
}

/** Asks before a restaurant owner is told yes or no, by the names of the person and the restaurants; a no needs its reason. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { owner, decision, onClose } = props;
  const { t } = useTranslation('admin-confirmation');
  // One field needs no form library, which the first page would wait for.
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useDecide(onClose);
  const isDecline = decision === 'decline';
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
            {t('cancel')}
          </Button>
          <Button type="submit" variant={isDecline ? 'danger' : 'primary'} isBusy={isPending}>
            {t(`ask.${decision}.yes`)}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Refusal error={error} />}
        {isDecline && (
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

function Refusal(props: { error: Error }) {
  const { error } = props;
  const { t } = useTranslation('admin-confirmation');
  const errorText = useErrorText();
  return (
    <Notice tone={isDecidedElsewhere(error) ? 'warning' : 'danger'}>
      {isDecidedElsewhere(error) ? t('decided_elsewhere') : errorText(error)}
    </Notice>
  );
}
