import { Checkout } from '../features/checkout/checkout.tsx';
import { MenuPage } from '../features/menu/menu-page.tsx';

/** The menu with the checkout beside it. */
export default function MenuScreen() {
  return (
    <MenuPage renderCheckout={(restaurant) => <Checkout key={restaurant.id} restaurant={restaurant} />} />
  );
}
