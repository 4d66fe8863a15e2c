import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { OrderSender, OrderSummary } from 'shared-api/contract';
import { Button, Dialog, ErrorState, Loading, Notice, Skeleton } from 'shared-ui';
import { BlockFields, FIRST_CHOICE, RejectFields, type SenderChoice } from './sender-fields.tsx';
import { useSender } from './get-sender.ts';
import { useStopSender, type SenderStop } from './use-sender-changes.ts';
import classes from './sender-dialog.module.css';

interface SenderDialogProps {
  order: OrderSummary;
  onClose: () => void;
}

/** Rejects all pending orders of an order's sender and blocks the sender; says how many before it acts. */
export function SenderDialog(props: SenderDialogProps) {
  const { order, onClose } = props;
  const { t } = useTranslation('provider-sender');
  const isAccount = order.user !== null;
  const { data: sender, error, refetch, isFetching } = useSender(order.id);
  const { mutate, isPending, error: refusal } = useStopSender(order.id, onClose);
  const [choice, setChoice] = useState<SenderChoice>(FIRST_CHOICE);
  const count = countOf(sender, choice);
  const stop = stopOf(count, choice);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && sender && isAsked(stop)) mutate(stop);
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('sender.title', { code: order.code })}
      description={t(isAccount ? 'sender.text_account' : 'sender.text')}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('sender.cancel')}
          </Button>
          <Button type="submit" variant="danger" disabled={!sender || !isAsked(stop)} isBusy={isPending}>
            {t(`sender.${labelOf(stop)}`, { count })}
          </Button>
        </>
      }
    >
      {sender && <SenderQuestion {...{ sender, isAccount, choice, refusal }} onChange={setChoice} />}
      {!sender && error && (
        <ErrorState title={t('sender.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!sender && !error && (
        <Loading className={classes.fields}>
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton shape="button" width="full" />
        </Loading>
      )}
    </Dialog>
  );
}

interface SenderQuestionProps {
  sender: OrderSender;
  isAccount: boolean;
  choice: SenderChoice;
  refusal: Error | null;
  onChange: (choice: SenderChoice) => void;
}

function SenderQuestion(props: SenderQuestionProps) {
  const { sender, isAccount, choice, refusal, onChange } = props;
  const { t } = useTranslation('provider-sender');
  const errorText = useErrorText();
  const fields = {
    ...{ sender, isAccount, choice },
    onChange: (changes: Partial<SenderChoice>) => onChange({ ...choice, ...changes }),
  };
  return (
    <div className={classes.fields}>
      {refusal && <Notice tone="danger">{errorText(refusal)}</Notice>}
      {sender.isBlocked && <Notice>{t('sender.is_blocked')}</Notice>}
      <RejectFields {...fields} />
      <BlockFields {...fields} />
    </div>
  );
}

/** How many orders are rejected. */
function countOf(sender: OrderSender | undefined, { isRejecting, includesConnection }: SenderChoice): number {
  if (!sender || !isRejecting) return 0;
  return sender.orders + (includesConnection ? sender.connectionOrders : 0);
}

function stopOf(count: number, { reason, includesConnection, isBlocking, time }: SenderChoice): SenderStop {
  return { reason: count > 0 ? reason : null, block: isBlocking ? time : null, includesConnection };
}

function isAsked({ reason, block }: SenderStop): boolean {
  return reason !== null || block !== null;
}

function labelOf({ reason, block }: SenderStop): 'reject' | 'block' | 'reject_and_block' {
  if (reason === null) return 'block';
  return block === null ? 'reject' : 'reject_and_block';
}
