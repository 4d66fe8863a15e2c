import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChangeable, type Order } from 'shared-api/contract';
import { customerLines } from 'shared-api/customer-lines';
import { Button, Dialog, QuantityStepper, TextField } from 'shared-ui';
import { useAskChange } from './use-answer-change.ts';
import classes from './change-card.module.css';

const MAX_NOTE = 200;

interface AskChangeProps {
  order: Order;
  token: string;
}

/** A button to ask the restaurant for a change, as long as the kitchen has not begun and none is open. */
export function AskChange(props: AskChangeProps) {
  const { order } = props;
  const { t } = useTranslation('order');
  const [isOpen, setOpen] = useState(false);
  if (!isChangeable('customer', order.stage) || order.openChange) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('change.ask')}</Button>
      {isOpen && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog(props: AskChangeProps & { onClose: () => void }) {
  const { order, token, onClose } = props;
  const { t, i18n } = useTranslation('order');
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = useAskChange(token);
  const wanted = order.items.map((line) => ({ line, quantity: quantities[line.id] ?? line.quantity }));
  const lines = wanted.flatMap(({ line, quantity }) =>
    quantity === line.quantity ? [] : [{ line: line.id, quantity }],
  );
  const problem = problemOf(wanted, lines.length > 0 || note.trim() !== '');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem || isPending) return;
    mutate({ version: order.version, lines, note: note.trim() }, { onSettled: onClose });
  }

  return (
    <Dialog
      isOpen
      title={t('change.ask')}
      description={t('change.ask_text')}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
      footer={
        <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isPending}>
          {t('change.send')}
        </Button>
      }
    >
      <ul aria-label={t('items')} className={classes.lines}>
        {customerLines(order, i18n.language).map(({ id, name }, index) => (
          <li key={id} className={classes.line}>
            <span className={classes.name} {...name.marks}>
              {name.text}
            </span>
            <QuantityStepper
              label={name.text}
              value={wanted[index]?.quantity ?? 0}
              onValueChange={(quantity) => setQuantities({ ...quantities, [id]: quantity })}
            />
          </li>
        ))}
      </ul>
      <TextField
        label={t('change.note')}
        hint={t('change.note_hint')}
        maxLength={MAX_NOTE}
        value={note}
        error={isTried && problem ? t(`change.${problem}`) : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Dialog>
  );
}

/** What is wrong with what is asked for. */
function problemOf(wanted: readonly { readonly quantity: number }[], isSomething: boolean) {
  if (wanted.every(({ quantity }) => quantity === 0)) return 'all_out';
  return isSomething ? undefined : 'nothing';
}
