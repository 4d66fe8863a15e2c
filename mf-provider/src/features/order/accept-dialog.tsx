import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { Button, Dialog, RadioGroup } from 'shared-ui';
import { minuteChoices } from './order-stage.ts';

interface AcceptDialogProps {
  order: OrderSummary;
  /** The kitchen's usual minutes, preselected. */
  prepMinutes: number;
  onAccept: (minutes: number) => void;
  onClose: () => void;
}

/** Asks for the minutes; a second press accepts with the usual ones. */
export function AcceptDialog(props: AcceptDialogProps) {
  const { order, prepMinutes, onAccept, onClose } = props;
  const { t } = useTranslation('provider-order');
  const { register, handleSubmit } = useForm({ defaultValues: { minutes: String(prepMinutes) } });
  const options = minuteChoices(prepMinutes).map((minutes) => ({
    value: String(minutes),
    label: t('accept.minutes', { count: minutes }),
    ...(minutes === prepMinutes ? { hint: t('accept.usual') } : {}),
  }));
  return (
    <Dialog
      isOpen
      size="small"
      title={t('accept.title', { code: order.code })}
      onClose={onClose}
      onSubmit={handleSubmit(({ minutes }) => onAccept(Number(minutes)))}
      footer={
        <Button type="submit" variant="primary" size="large" isFullWidth data-autofocus>
          {t('accept.submit')}
        </Button>
      }
    >
      <RadioGroup legend={t('accept.question')} options={options} {...register('minutes')} />
    </Dialog>
  );
}
