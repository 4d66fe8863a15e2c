import { Booking } from './features/booking/booking.tsx';
import { MenuPage } from './features/menu/menu-page.tsx';

/** The menu with the booking beside it. */
export default function MenuScreen() {
  return <MenuPage renderBooking={(restaurant) => <Booking key={restaurant.id} restaurant={restaurant} />} />;
}
