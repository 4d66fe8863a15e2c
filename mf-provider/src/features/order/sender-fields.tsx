import { useTranslation } from 'react-i18next';
import { BLOCK_TIMES, REJECT_REASONS, type BlockTime, type OrderSender } from 'shared-api/contract';
import { Checkbox, RadioGroup, SelectField } from 'shared-ui';

/** The answers in the dialog about a sender. */
export interface SenderChoice {
  readonly isRejecting: boolean;
  readonly reason: string;
  readonly includesConnection: boolean;
  readonly isBlocking: boolean;
  readonly time: BlockTime;
}

export const FIRST_CHOICE: SenderChoice = {
  ...{ isRejecting: true, reason: 'other', includesConnection: false },
  ...{ isBlocking: false, time: 'day' },
};

interface FieldsProps {
  sender: OrderSender;
  /** The sender is an account, not a guest. */
  isAccount: boolean;
  choice: SenderChoice;
  onChange: (changes: Partial<SenderChoice>) => void;
}

/** Which orders are rejected, and why. */
export function RejectFields(props: FieldsProps) {
  const { sender, isAccount, choice, onChange } = props;
  const { t } = useTranslation(['provider-sender', 'provider-order']);
  const { orders, connectionOrders } = sender;
  if (orders === 0) return null;
  return (
    <>
      <Checkbox
        label={t('sender.orders', { count: orders })}
        hint={t(isAccount ? 'sender.orders_hint_account' : 'sender.orders_hint')}
        checked={choice.isRejecting}
        onChange={(event) => onChange({ isRejecting: event.currentTarget.checked })}
      />
      {connectionOrders > 0 && (
        <Checkbox
          label={t('sender.connection', { count: connectionOrders })}
          hint={t('sender.connection_hint')}
          checked={choice.includesConnection}
          onChange={(event) => onChange({ includesConnection: event.currentTarget.checked })}
        />
      )}
      {choice.isRejecting && (
        <SelectField
          label={t('provider-order:reject.question')}
          options={REJECT_REASONS.map((value) => ({ value, label: t(`provider-order:reason.${value}`) }))}
          value={choice.reason}
          onChange={(event) => onChange({ reason: event.currentTarget.value })}
        />
      )}
    </>
  );
}

/** Whether the sender is blocked, and for how long. */
export function BlockFields(props: FieldsProps) {
  const { sender, isAccount, choice, onChange } = props;
  const { t } = useTranslation('provider-sender');
  const isConnectionBlocked = choice.isBlocking && choice.includesConnection && sender.canBlockConnection;
  const guestHint = isConnectionBlocked ? 'sender.block_hint_connection' : 'sender.block_hint';
  return (
    <>
      <Checkbox
        label={t('sender.block_label')}
        hint={t(isAccount ? 'sender.block_hint_account' : guestHint)}
        checked={choice.isBlocking}
        onChange={(event) => onChange({ isBlocking: event.currentTarget.checked })}
      />
      {choice.isBlocking && (
        <RadioGroup
          legend={t('sender.time')}
          appearance="list"
          options={BLOCK_TIMES.map((value) => ({ value, label: t(`sender.times.${value}`) }))}
          value={choice.time}
          onValueChange={(value) => onChange({ time: BLOCK_TIMES.find((time) => time === value) ?? 'day' })}
        />
      )}
    </>
  );
}
