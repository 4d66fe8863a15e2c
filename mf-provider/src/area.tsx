import type { AreaModule } from 'platform/contract';
import { matchPath } from 'react-router-dom';
import { lazyPage, withTexts, type LazyPage } from 'shared-ui';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { ProviderLayout } from './layout/provider-layout.tsx';
import { editorTexts, firstTexts, orderTexts, promotionTexts } from './locales/texts.ts';

/*
 * The names of the chunks stand in area.json as well, beside the mounts that need them: the delivered page has their
 * styles, and asks for their scripts at once.
 */
const orders = lazyPage(
  'orders',
  async () => {
    const { OrderPage } = await import(/* webpackChunkName: "orders" */ './features/order/order-page.tsx');
    return OrderPage;
  },
  { texts: [orderTexts] },
);
// In the chunk of the list, whose cards and dialogs it shares.
const live = lazyPage(
  'live',
  async () => {
    const { LivePage } = await import(/* webpackChunkName: "orders" */ './features/order/live/live-page.tsx');
    return LivePage;
  },
  { texts: [orderTexts] },
);
const menu = lazyPage(
  'menu',
  async () => {
    const { MenuPage } = await import(/* webpackChunkName: "menu" */ './features/menu/menu-page.tsx');
    return MenuPage;
  },
  { texts: [editorTexts] },
);
const promotions = lazyPage(
  'promotions',
  async () => {
    const { PromotionPage } = await import(
      /* webpackChunkName: "promotions" */ './features/promotion/promotion-page.tsx'
    );
    return PromotionPage;
  },
  { texts: [promotionTexts] },
);
const reviews = lazyPage(
  'reviews',
  async () => {
    const { ReviewPage } = await import(
      /* webpackChunkName: "reviews" */ './features/review/review-page.tsx'
    );
    return ReviewPage;
  },
  { texts: [orderTexts] },
);
const details = lazyPage(
  'details',
  async () => {
    const { DetailsPage } = await import('./features/restaurant/details-page.tsx');
    return DetailsPage;
  },
  { texts: [editorTexts] },
);
const adminDetails = lazyPage(
  'admin-details',
  async () => {
    const { DetailsPage } = await import('./features/restaurant/details-page.tsx');
    return () => <DetailsPage isAdmin />;
  },
  { texts: [editorTexts] },
);
const create = lazyPage(
  'create',
  async () => {
    const { CreatePage } = await import('./features/restaurant/create-page.tsx');
    return CreatePage;
  },
  { texts: [editorTexts] },
);
const Layout = withTexts(ProviderLayout, firstTexts);

/** The pages whose code is prefetched when the server has rendered them. */
const rendered: readonly (readonly [path: string, page: LazyPage])[] = [
  ['/provider/live', live],
  ['/provider/orders', orders],
  ['/provider/menu', menu],
];

/** The provider area: the restaurant owner's pages, and the restaurant editor that admins use too. */
export const area: AreaModule = {
  translations: {},
  routes: [
    {
      element: <Layout />,
      children: [
        { path: '/provider', element: <DashboardPage /> },
        { path: '/provider/live', element: live.element },
        { path: '/provider/orders', element: orders.element },
        { path: '/provider/menu', element: menu.element },
        { path: '/provider/promotions', element: promotions.element },
        { path: '/provider/reviews', element: reviews.element },
        { path: '/provider/:id/:section?', element: details.element },
        { path: '/restaurant/new', element: create.element },
        { path: '/admin/restaurant/:id/:section?', element: adminDetails.element },
      ],
    },
  ],
  prepare: async (pathname) => {
    const page = rendered.find(([path]) => matchPath(path, pathname))?.[1];
    await Promise.all([firstTexts.load().catch(ignore), page?.preload()]);
  },
};

function ignore(): void {
  // Rendering loads them again and reports a failure.
}
