import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { REJECT_REASONS, type OrderLine, type OrderSummary, type RejectReason } from 'shared-api/contract';
import { Button, Checkbox, Dialog, RadioGroup, TextField } from 'shared-ui';
import { useAvailability } from '../../lib/availability/use-availability.ts';
import classes from './reject-dialog.module.css';

const MAX_WORDS = 200;

interface RejectDialogProps {
  order: OrderSummary;
  /** One of the known reasons, or the provider's own words. */
  onReject: (reason: string) => void;
  /** Asks about all orders of the sender instead. */
  onSender: () => void;
  onClose: () => void;
}

interface RejectForm {
  /** Empty until one is chosen: a default would be sent by whoever is in a hurry. */
  reason: RejectReason | '';
  words: string;
  /** Ids of the dishes to mark sold out. */
  soldOut: string[];
}

/** Asks for the reason that the customer will read. */
export function RejectDialog(props: RejectDialogProps) {
  const { order, onSender, onClose } = props;
  const { t } = useTranslation('provider-order');
  const { register, handleSubmit, control, formState } = useForm<RejectForm>({
    defaultValues: { reason: '', words: '', soldOut: [] },
  });
  const reason = useWatch({ control, name: 'reason' });
  const reject = useReject(props);
  return (
    <Dialog
      isOpen
      size="small"
      title={t('reject.title', { code: order.code })}
      onClose={onClose}
      onSubmit={handleSubmit(reject)}
      footer={
        <>
          <Button variant="quiet" isFullWidth onClick={onSender}>
            {t('sender.open')}
          </Button>
          <Button type="submit" variant="danger" size="large" isFullWidth>
            {t('reject.submit')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('reject.question')}
        appearance="list"
        options={REJECT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        required
        error={formState.errors.reason && t('reject.reason_required')}
        {...register('reason', { validate: Boolean })}
      />
      {reason === 'sold_out' && <SoldOutDishes order={order} register={register('soldOut')} />}
      {reason === 'other' && (
        <TextField
          label={t('reject.words')}
          maxLength={MAX_WORDS}
          required
          error={formState.errors.words && t('reject.words_required')}
          {...register('words', { validate: (words) => words.trim() !== '' })}
        />
      )}
    </Dialog>
  );
}

/** Rejects the order, and marks the chosen dishes sold out. */
function useReject({ order, onReject }: RejectDialogProps) {
  const { mutate } = useAvailability(order.restaurant.id);
  return ({ reason, words, soldOut }: RejectForm) => {
    onReject(reason === 'other' ? words.trim() : reason);
    if (reason !== 'sold_out') return;
    for (const { itemId, name } of dishesOf(order)) {
      if (soldOut.includes(itemId)) mutate({ id: itemId, name, isAvailable: false, isAnnounced: true });
    }
  };
}

/** Each dish of an order once: it may stand on several lines, with different notes. */
function dishesOf({ items }: OrderSummary): readonly OrderLine[] {
  return items.filter(({ itemId }, index) => items.findIndex((line) => line.itemId === itemId) === index);
}

/** Offers to take the dishes off the menu, so that the next customer doesn't order them. */
function SoldOutDishes(props: { order: OrderSummary; register: UseFormRegisterReturn<'soldOut'> }) {
  const { order, register } = props;
  const { t } = useTranslation('provider-order');
  return (
    <fieldset className={classes.dishes}>
      <legend className={classes.legend}>{t('reject.sold_out_dishes')}</legend>
      {dishesOf(order).map(({ itemId, name }) => (
        <Checkbox
          key={itemId}
          value={itemId}
          label={
            <span dir="auto" translate="no">
              {name}
            </span>
          }
          {...register}
        />
      ))}
    </fieldset>
  );
}
