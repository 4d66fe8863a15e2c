import type { AreaModule } from 'platform/contract';
import { PublicArea } from './public-area.tsx';
import { Booking } from './features/booking/booking.tsx';
import { MenuPage } from './features/menu/menu-page.tsx';
import { RestaurantListPage } from './features/restaurant/restaurant-list-page.tsx';
import { lazyPage } from './lib/lazy-page.tsx';
import { translations } from './locales/translations.ts';

/** The visitors' pages. List and menu come with the area, since most visits begin there; the rest when opened. */
export const area: AreaModule = {
  routes: [
    {
      element: <PublicArea />,
      children: [
        { path: '/', element: <RestaurantListPage /> },
        {
          path: '/restaurant/:slug/menu',
          element: (
            <MenuPage
              renderBooking={(restaurant) => <Booking key={restaurant.id} restaurant={restaurant} />}
            />
          ),
        },
        { path: '/about', element: lazyPage('about', () => import('./features/page/about-page.tsx')) },
        {
          path: '/business',
          element: lazyPage('business', () => import('./features/page/business-page.tsx')),
        },
        { path: '/contact', element: lazyPage('contact', () => import('./features/page/contact-page.tsx')) },
        { path: '/terms', element: lazyPage('terms', () => import('./features/page/terms-page.tsx')) },
        { path: '/login', element: lazyPage('login', () => import('./features/account/login-page.tsx')) },
        {
          path: '/register',
          element: lazyPage('register', () => import('./features/account/register-page.tsx')),
        },
        {
          path: '/provider/register',
          element: lazyPage('provider', () => import('./features/account/provider-register-page.tsx')),
        },
        { path: '/orders', element: lazyPage('orders', () => import('./features/order/orders-page.tsx')) },
        {
          path: '/orders/:token',
          element: lazyPage('order', () => import('./features/order/tracking-page.tsx')),
        },
      ],
    },
  ],
  translations,
};
