import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SILENCE_OUTCOMES, type MenuItem, type OrderSummary } from 'shared-api/contract';
import { Button, Dialog, Notice, RadioGroup, SelectField, serviceNow, TextField, useNow } from 'shared-ui';
import { isSoldOutAt } from '../../../lib/availability/is-sold-out.ts';
import { useRestaurant } from '../../../lib/get-restaurant.ts';
import { emptyProposal, problemOf, toProposal, type ProposalForm } from './proposal-form.ts';
import { ProposalLine } from './proposal-line.tsx';
import { useProposeChange } from './use-changes.ts';
import classes from './propose-dialog.module.css';

const MINUTE_MS = 60_000;
const MAX_NOTE = 200;
/** By how many minutes the promised time can move. */
const LATER_MINUTES = [10, 15, 20, 30, 45, 60];
/** For how many minutes the customer may answer. */
const ANSWER_MINUTES = [5, 10, 15, 30];

interface ProposeDialogProps {
  order: OrderSummary;
  onClose: () => void;
}

/** Proposes a change of an accepted order: lines, prices, a later time, and what silence means. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { order, onClose } = props;
  const { t } = useTranslation('provider-change');
  const form = useForm<ProposalForm>({ defaultValues: emptyProposal(order) });
  const { mutate, isPending } = useProposeChange(order);
  const dishes = useReplacements(order.restaurant.id);
  const { errors } = form.formState;

  function propose(typed: ProposalForm) {
    const problem = problemOf(typed, order.items);
    if (problem) form.setError('root', { message: problem });
    else if (!isPending) mutate(toProposal(typed, order, serviceNow()), { onSuccess: onClose });
  }

  return (
    <FormProvider {...form}>
      <Dialog
        isOpen
        title={t('propose_title', { code: order.code })}
        description={t('propose_text')}
        isBusy={isPending}
        onClose={onClose}
        onSubmit={form.handleSubmit(propose)}
        footer={
          <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isPending}>
            {t('send')}
          </Button>
        }
      >
        <div className={classes.fields}>
          <ul aria-label={t('lines')} className={classes.lines}>
            {order.items.map((line, index) => (
              <li key={line.id}>
                <ProposalLine line={line} index={index} dishes={dishes} />
              </li>
            ))}
          </ul>
          <TimeAndWords />
          {errors.root?.message && <Notice tone="danger">{t(errors.root.message)}</Notice>}
        </div>
      </Dialog>
    </FormProvider>
  );
}

/** The later time, the words to the customer, and what happens without an answer. */
function TimeAndWords() {
  const { t } = useTranslation('provider-change');
  const { register, formState } = useFormContext<ProposalForm>();
  const minutes = (count: number) => ({ value: String(count), label: t('minutes', { count }) });
  return (
    <>
      <SelectField
        label={t('when')}
        options={[
          { value: '', label: t('when_same') },
          ...LATER_MINUTES.map((count) => ({ value: String(count), label: t('when_later', { count }) })),
        ]}
        {...register('later')}
      />
      <TextField label={t('note')} hint={t('note_hint')} maxLength={MAX_NOTE} {...register('note')} />
      <SelectField
        label={t('answer_within')}
        options={ANSWER_MINUTES.map(minutes)}
        {...register('minutes')}
      />
      <RadioGroup
        legend={t('silence')}
        appearance="list"
        options={SILENCE_OUTCOMES.map((value) => ({ value, label: t(`silence_${value}`) }))}
        required
        error={formState.errors.onSilence && t('silence_required')}
        {...register('onSilence', { validate: Boolean })}
      />
    </>
  );
}

/** The dishes of the menu that can be had, and for which nothing has to be chosen. */
function useReplacements(restaurantId: string): readonly MenuItem[] {
  const { data } = useRestaurant(restaurantId);
  const now = useNow(MINUTE_MS);
  if (!data) return [];
  const asking = new Set((data.optionGroups ?? []).filter(({ min }) => min > 0).map(({ id }) => id));
  return data.menu
    .flatMap(({ items }) => items)
    .filter(
      ({ optionGroups = [], soldOutUntil }) =>
        !isSoldOutAt(soldOutUntil, now) && !optionGroups.some((id) => asking.has(id)),
    );
}
