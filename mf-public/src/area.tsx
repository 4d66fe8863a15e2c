import type { AreaModule } from 'platform/contract';
import { matchPath } from 'react-router-dom';
import { withTexts, type LazyPage } from 'shared-ui';
import { MenuWaiting } from './features/menu/menu-waiting.tsx';
import { RestaurantListPage } from './features/restaurant/restaurant-list-page.tsx';
import { PreloadWhenIdle } from './lib/preload-when-idle.tsx';
import { publicPage } from './lib/public-page.tsx';
import { accountTexts, firstTexts, orderTexts, pageTexts } from './locales/texts.ts';
import { PublicLayout } from './layout/public-layout.tsx';

/*
 * area.json lists the names of the chunks, too, beside the mounts that need them: the delivered page has their
 * styles and preloads their scripts.
 */
const menu = publicPage('menu', {
  page: () => import(/* webpackChunkName: "menu" */ './pages/menu-screen.tsx'),
  texts: [orderTexts],
  fallback: <MenuWaiting />,
});
const about = publicPage('about', {
  page: () => import(/* webpackChunkName: "about" */ './features/page/about-page.tsx'),
  texts: [pageTexts],
});
const business = publicPage('business', {
  page: () => import(/* webpackChunkName: "business" */ './features/page/business-page.tsx'),
  texts: [pageTexts],
});
const contact = publicPage('contact', {
  page: () => import(/* webpackChunkName: "contact" */ './features/page/contact-page.tsx'),
  texts: [pageTexts],
});
const terms = publicPage('terms', {
  page: () => import(/* webpackChunkName: "terms" */ './features/page/terms-page.tsx'),
  texts: [pageTexts],
});
const login = publicPage('login', {
  page: () => import(/* webpackChunkName: "login" */ './features/account/login-page.tsx'),
  texts: [accountTexts],
});
const register = publicPage('register', {
  page: () => import(/* webpackChunkName: "register" */ './features/account/register-page.tsx'),
  texts: [accountTexts],
});
const provider = publicPage('provider', {
  page: () => import(/* webpackChunkName: "provider" */ './features/account/provider-register-page.tsx'),
  texts: [accountTexts],
});
const forgot = publicPage('forgot', {
  page: () => import(/* webpackChunkName: "forgot" */ './features/account/forgot-password-page.tsx'),
  texts: [accountTexts],
});
const reset = publicPage('reset', {
  page: () => import(/* webpackChunkName: "reset" */ './features/account/reset-password-page.tsx'),
  texts: [accountTexts],
});
const confirm = publicPage('confirm', {
  page: () => import(/* webpackChunkName: "confirm" */ './features/account/verify-email-page.tsx'),
  texts: [accountTexts],
});
const orders = publicPage('orders', {
  page: () => import(/* webpackChunkName: "orders" */ './features/order/orders-page.tsx'),
  texts: [orderTexts],
});
const tracking = publicPage('tracking', {
  page: () => import(/* webpackChunkName: "tracking" */ './features/order/tracking-page.tsx'),
  texts: [orderTexts],
});

const Layout = withTexts(PublicLayout, firstTexts);

const list = (
  <PreloadWhenIdle preload={menu.preload}>
    <RestaurantListPage />
  </PreloadWhenIdle>
);

const pages: readonly (readonly [path: string, page: LazyPage])[] = [
  ['/restaurant/:slug/menu', menu],
  ['/about', about],
  ['/business', business],
  ['/contact', contact],
  ['/terms', terms],
  ['/login', login],
  ['/register', register],
  ['/provider/register', provider],
  ['/forgot-password', forgot],
  ['/reset-password', reset],
  ['/confirm-email', confirm],
  ['/orders', orders],
  ['/orders/:token', tracking],
];

/** The visitors' pages. The list is part of the area's first chunk, the rest load when opened. */
export const area: AreaModule = {
  routes: [
    {
      element: <Layout />,
      children: [{ path: '/', element: list }, ...pages.map(([path, { element }]) => ({ path, element }))],
    },
  ],
  translations: {},
  prepare: async (pathname) => {
    const page = pages.find(([path]) => matchPath(path, pathname))?.[1];
    await Promise.all([firstTexts.load().catch(ignore), page?.preload()]);
  },
};

function ignore(): void {
  // Rendering loads them again and reports a failure.
}
