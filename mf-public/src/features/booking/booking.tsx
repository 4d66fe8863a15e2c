import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { BottomBar, Button, Card, Dialog, formatMoney, Notice } from 'shared-ui';
import { Prices } from '../../lib/order/prices.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { BookButton } from './book-button.tsx';
import type { Confirmation } from './booking-form.ts';
import { SelectionPanel } from './selection-panel.tsx';
import { useSelection, type SelectionControl } from './use-selection.ts';
import classes from './booking.module.css';

type Step = { readonly at: 'menu' | 'sheet' | 'form' } | ({ readonly at: 'confirmed' } & Confirmation);

function loadDialogs() {
  return import('./dialogs.ts');
}

/** The selection beside the menu (on a phone: a bar and a sheet), and the way from there to a stored order. */
export function Booking(props: { restaurant: Restaurant }) {
  const control = useSelection(props.restaurant);
  const [step, setStep] = useState<Step>({ at: 'menu' });
  const dialogs = useLazy(loadDialogs);
  const { start } = dialogs;
  const aside = useRef<HTMLElement>(null);
  const [isLoading, setLoading] = useState(false);
  const hasSelection = control.selection.count > 0;
  const BookingDialog = dialogs.loaded?.BookingDialog;
  const ConfirmationDialog = dialogs.loaded?.ConfirmationDialog;

  // The form is on its way while the visitor still chooses.
  useEffect(() => {
    if (hasSelection) void start();
  }, [hasSelection, start]);

  async function book() {
    setLoading(true);
    if (dialogs.loaded ?? (await start())) setStep({ at: 'form' });
    setLoading(false);
  }

  function finish() {
    setStep({ at: 'menu' });
    // The button that led here can't take the focus back: nothing is selected any more.
    requestAnimationFrame(() => aside.current?.focus({ preventScroll: true }));
  }

  const bookProps = { control, isBusy: isLoading, hasFailed: dialogs.hasFailed, onBook: () => void book() };
  return (
    <>
      <Aside {...bookProps} panel={aside} />
      {hasSelection && <SelectionBar control={control} onOpen={() => setStep({ at: 'sheet' })} />}
      {step.at === 'sheet' && <Sheet {...bookProps} onClose={() => setStep({ at: 'menu' })} />}
      {step.at === 'form' && BookingDialog && (
        <BookingDialog
          control={control}
          onClose={() => setStep({ at: 'menu' })}
          onConfirm={(confirmation) => setStep({ at: 'confirmed', ...confirmation })}
        />
      )}
      {step.at === 'confirmed' && ConfirmationDialog && (
        <ConfirmationDialog confirmation={step} onClose={finish} />
      )}
    </>
  );
}

interface PanelProps {
  control: SelectionControl;
  isBusy: boolean;
  hasFailed: boolean;
  onBook: () => void;
}

function Aside(props: PanelProps & { panel: RefObject<HTMLElement | null> }) {
  const { panel, ...book } = props;
  const { t } = useTranslation('booking');
  return (
    <aside ref={panel} tabIndex={-1} aria-labelledby="selection-title" className={classes.aside}>
      <Card className={classes.card}>
        <h2 id="selection-title" className={classes.title}>
          {t('select_menu')}
        </h2>
        <div className={classes.scroll}>
          <SelectionPanel control={book.control} />
        </div>
        <Book {...book} onTypeMissing={() => askForType(book.control, panel.current)} />
      </Card>
    </aside>
  );
}

function Sheet(props: PanelProps & { onClose: () => void }) {
  const { control, onClose } = props;
  const { t } = useTranslation('booking');
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('select_menu')}
      footer={<Book {...props} onTypeMissing={() => askForType(control, panel.current)} />}
    >
      <div ref={panel}>
        <SelectionPanel control={control} />
      </div>
    </Dialog>
  );
}

/** The total and the way on: always in sight, however long the selection is. */
function Book(props: PanelProps & { onTypeMissing: () => void }) {
  const { hasFailed, ...button } = props;
  const { count, total } = button.control.selection;
  const { t, i18n } = useTranslation('booking');
  return (
    <div className={classes.book}>
      {count > 0 && <Prices total={{ label: t('total'), value: formatMoney(total, i18n.language) }} />}
      {hasFailed && !button.isBusy && <Notice tone="danger">{t('form_failed')}</Notice>}
      <BookButton {...button} />
    </div>
  );
}

/** Says what is missing, and puts the keyboard where it can be given. */
function askForType(control: SelectionControl, panel: HTMLElement | null) {
  control.setTypeMissing(true);
  panel?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
}

function SelectionBar(props: { control: SelectionControl; onOpen: () => void }) {
  const { count, total } = props.control.selection;
  const { t, i18n } = useTranslation('booking');
  return (
    <BottomBar isPhoneOnly className={classes.bar}>
      <Button variant="primary" size="large" isFullWidth onClick={props.onOpen}>
        <span className={classes.openTexts}>
          <span>{t('show_selection')}</span>
          <span className={classes.openTotal}>
            {t('items', { count })} · {formatMoney(total, i18n.language)}
          </span>
        </span>
      </Button>
    </BottomBar>
  );
}
