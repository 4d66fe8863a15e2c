import type { AreaModule } from 'platform/contract';
import { Booking } from './features/booking/booking.tsx';
import { MenuPage } from './features/menu/menu-page.tsx';
import { RestaurantListPage } from './features/restaurant/restaurant-list-page.tsx';
import { lazyPage } from './lib/lazy-page.tsx';
import { translations } from './locales/translations.ts';
import { PublicArea } from './public-area.tsx';

const accountTexts = () => import('./locales/account-texts.ts');
const orderTexts = () => import('./locales/order-texts.ts');
const pageTexts = () => import('./locales/page-texts.ts');

const about = { page: () => import('./features/page/about-page.tsx'), texts: pageTexts };
const business = { page: () => import('./features/page/business-page.tsx'), texts: pageTexts };
const contact = { page: () => import('./features/page/contact-page.tsx'), texts: pageTexts };
const terms = { page: () => import('./features/page/terms-page.tsx'), texts: pageTexts };
const login = { page: () => import('./features/account/login-page.tsx'), texts: accountTexts };
const register = { page: () => import('./features/account/register-page.tsx'), texts: accountTexts };
const provider = {
  page: () => import('./features/account/provider-register-page.tsx'),
  texts: accountTexts,
};
const forgot = { page: () => import('./features/account/forgot-password-page.tsx'), texts: accountTexts };
const reset = { page: () => import('./features/account/reset-password-page.tsx'), texts: accountTexts };
const confirm = { page: () => import('./features/account/confirm-email-page.tsx'), texts: accountTexts };
const orders = { page: () => import('./features/order/orders-page.tsx'), texts: orderTexts };
const tracking = { page: () => import('./features/order/tracking-page.tsx'), texts: orderTexts };

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
        { path: '/about', element: lazyPage('about', about) },
        { path: '/business', element: lazyPage('business', business) },
        { path: '/contact', element: lazyPage('contact', contact) },
        { path: '/terms', element: lazyPage('terms', terms) },
        { path: '/login', element: lazyPage('login', login) },
        { path: '/register', element: lazyPage('register', register) },
        { path: '/provider/register', element: lazyPage('provider', provider) },
        { path: '/forgot-password', element: lazyPage('forgot', forgot) },
        { path: '/reset-password', element: lazyPage('reset', reset) },
        { path: '/confirm-email', element: lazyPage('confirm', confirm) },
        { path: '/orders', element: lazyPage('orders', orders) },
        { path: '/orders/:token', element: lazyPage('tracking', tracking) },
      ],
    },
  ],
  translations,
};
