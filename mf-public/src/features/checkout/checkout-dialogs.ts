// One chunk: the form and what follows it are fetched together, before they are needed.
export { CheckoutDialog } from './checkout-dialog.tsx';
export { OrderConfirmationDialog } from './order-confirmation-dialog.tsx';
