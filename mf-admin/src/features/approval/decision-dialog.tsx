import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Stack } from 'shared-ui';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';

interface DecisionDialogProps {
  title: string;
  text: string;
  decision: 'accept' | 'decline';
  isBusy: boolean;
  /** Why the decision was refused. */
  refusal: ReactNode;
  /** Somebody else has decided: there is nothing left to do. */
  isOver: boolean;
  onClose: () => void;
  /** With the reason of a decline. */
  onDecide: (reason?: string) => void;
}

/** Asks before something is accepted or declined; declining needs a reason. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, text, decision, isBusy, refusal, isOver, onClose, onDecide } = props;
  const { t } = useTranslation('admin-approval');
  // One field needs no form library, which the first page would load.
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDecline = decision === 'decline';
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const line = oneLine(reason);
    const isWithout = isDecline && line === '';
    setMissing(isWithout);
    if (isWithout) field.current?.focus();
    if (isBusy || isWithout) return;
    onDecide(isDecline ? line : undefined);
  }
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={title}
      description={text}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t(isOver ? 'close' : 'cancel')}
          </Button>
          {!isOver && (
            <Button type="submit" variant={isDecline ? 'danger' : 'primary'} isBusy={isBusy}>
              {t(`ask.${decision}.yes`)}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {refusal}
        {isDecline && !isOver && (
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
