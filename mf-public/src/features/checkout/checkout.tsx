import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { BottomBar, Button, Card, Dialog, formatMoney, Notice, useLazy } from 'shared-ui';
import { Amounts } from 'shared-ui/order';
import { BookButton } from './book-button.tsx';
import type { PlacedOrder } from './place-order.ts';
import { BasketPanel } from './basket-panel.tsx';
import { OrderAgain } from './order-again.tsx';
import { usePricedBasket, type BasketControl } from './use-priced-basket.ts';
import classes from './checkout.module.css';

/** `from`: where the form was opened, and where closing it leads back to. */
type Step =
  | { readonly at: 'menu'; readonly hasOrdered?: true }
  | { readonly at: 'sheet' }
  | { readonly at: 'form'; readonly from: 'menu' | 'sheet' }
  | ({ readonly at: 'confirmed' } & PlacedOrder);

function loadDialogs() {
  return import('./checkout-dialogs.ts');
}

/** The basket beside the menu (on a phone: a bar and a sheet), and the dialogs that turn it into an order. */
export function Checkout(props: { restaurant: Restaurant }) {
  const control = usePricedBasket(props.restaurant);
  const [step, setStep] = useState<Step>({ at: 'menu' });
  const dialogs = useLazy(loadDialogs);
  const { start } = dialogs;
  const aside = useRef<HTMLElement>(null);
  const [isLoading, setLoading] = useState(false);
  const hasItems = control.basket.count > 0;
  const CheckoutDialog = dialogs.loaded?.CheckoutDialog;
  const OrderConfirmationDialog = dialogs.loaded?.OrderConfirmationDialog;

  // Preload the form while the visitor is still choosing.
  useEffect(() => {
    if (hasItems) void start();
  }, [hasItems, start]);

  async function book() {
    setLoading(true);
    const from = step.at === 'sheet' ? 'sheet' : 'menu';
    if (dialogs.loaded ?? (await start())) setStep({ at: 'form', from });
    setLoading(false);
  }

  // The button that opened the dialog is disabled now: nothing is selected.
  useEffect(() => {
    if (step.at === 'menu' && step.hasOrdered) aside.current?.focus({ preventScroll: true });
  }, [step]);

  const bookProps = { control, isBusy: isLoading, hasFailed: dialogs.hasFailed, onBook: () => void book() };
  return (
    <>
      <OrderAgain restaurant={props.restaurant} />
      <Aside {...bookProps} panel={aside} />
      {(hasItems || control.basket.gone.length > 0) && (
        <BasketBar control={control} onOpen={() => setStep({ at: 'sheet' })} />
      )}
      {step.at === 'sheet' && <Sheet {...bookProps} onClose={() => setStep({ at: 'menu' })} />}
      {step.at === 'form' && CheckoutDialog && (
        <CheckoutDialog
          control={control}
          onClose={() => setStep({ at: step.from })}
          onConfirm={(placed) => setStep({ at: 'confirmed', ...placed })}
        />
      )}
      {step.at === 'confirmed' && OrderConfirmationDialog && (
        <OrderConfirmationDialog placed={step} onClose={() => setStep({ at: 'menu', hasOrdered: true })} />
      )}
    </>
  );
}

interface PanelProps {
  control: BasketControl;
  isBusy: boolean;
  hasFailed: boolean;
  onBook: () => void;
}

function Aside(props: PanelProps & { panel: RefObject<HTMLElement | null> }) {
  const { panel, ...book } = props;
  const { t } = useTranslation('checkout');
  return (
    <aside ref={panel} tabIndex={-1} aria-labelledby="basket-title" className={classes.aside}>
      <Card className={classes.card}>
        <h2 id="basket-title" className={classes.title}>
          {t('select_menu')}
        </h2>
        <div className={classes.scroll}>
          <BasketPanel control={book.control} />
        </div>
        <Book {...book} onTypeMissing={() => askForType(book.control, panel.current)} />
      </Card>
    </aside>
  );
}

function Sheet(props: PanelProps & { onClose: () => void }) {
  const { control, onClose } = props;
  const { t } = useTranslation('checkout');
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('select_menu')}
      footer={<Book {...props} onTypeMissing={() => askForType(control, panel.current)} />}
    >
      <div ref={panel}>
        <BasketPanel control={control} />
      </div>
    </Dialog>
  );
}

/** The total and the book button: always visible, however long the basket is. */
function Book(props: PanelProps & { onTypeMissing: () => void }) {
  const { hasFailed, ...button } = props;
  const { count, total } = button.control.basket;
  const { t } = useTranslation('checkout');
  return (
    <div className={classes.book}>
      {count > 0 && <Amounts total={{ label: t('total'), amount: total }} />}
      {hasFailed && !button.isBusy && <Notice tone="danger">{t('form_failed')}</Notice>}
      <BookButton {...button} />
    </div>
  );
}

/** Shows that the order type is missing, and moves the focus there. */
function askForType(control: BasketControl, panel: HTMLElement | null) {
  control.setTypeMissing(true);
  panel?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
}

function BasketBar(props: { control: BasketControl; onOpen: () => void }) {
  const { count, total } = props.control.basket;
  const { t, i18n } = useTranslation('checkout');
  return (
    <BottomBar isPhoneOnly className={classes.bar}>
      <Button variant="primary" size="large" isFullWidth onClick={props.onOpen}>
        <span className={classes.openTexts}>
          <span>{t('show_selection')}</span>
          <span className={classes.openTotal}>
            {t('items', { count })} · <span translate="no">{formatMoney(total, i18n.language)}</span>
          </span>
        </span>
      </Button>
    </BottomBar>
  );
}
