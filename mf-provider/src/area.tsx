import type { AreaModule } from 'platform/contract';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyPage, withTexts, type LazyPage } from 'shared-ui';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { ProviderLayout } from './layout/provider-layout.tsx';
import { translations } from './locales/translations.ts';

/*
 * The names of the chunks stand in area.json as well, beside the mounts that need them: the delivered page has their
 * styles, and asks for their scripts at once.
 */
const orders = lazyPage('orders', async () => {
  const texts = import(/* webpackChunkName: "orders" */ './locales/order-texts.ts');
  const [{ OrderPage }, { orderTexts }] = await Promise.all([
    import(/* webpackChunkName: "orders" */ './features/order/order-page.tsx'),
    texts,
  ]);
  return withTexts(OrderPage, orderTexts);
});
const menu = lazyPage(
  'menu',
  withEditorTexts(async () => {
    const { MenuPage } = await import(/* webpackChunkName: "menu" */ './features/menu/menu-page.tsx');
    return MenuPage;
  }),
);
const reviews = lazyPage('reviews', async () => {
  const texts = import('./locales/review-texts.ts');
  const [{ ReviewPage }, { reviewTexts }] = await Promise.all([
    import(/* webpackChunkName: "reviews" */ './features/review/review-page.tsx'),
    texts,
  ]);
  return withTexts(ReviewPage, reviewTexts);
});
const details = lazyPage(
  'details',
  withEditorTexts(async () => {
    const { DetailsPage } = await import('./features/restaurant/details-page.tsx');
    return DetailsPage;
  }),
);
const adminDetails = lazyPage(
  'admin-details',
  withEditorTexts(async () => {
    const { DetailsPage } = await import('./features/restaurant/details-page.tsx');
    return () => <DetailsPage isAdmin />;
  }),
);
const create = lazyPage(
  'create',
  withEditorTexts(async () => {
    const { CreatePage } = await import('./features/restaurant/create-page.tsx');
    return CreatePage;
  }),
);

/** The pages whose code is prefetched when the server has rendered them. */
const rendered: readonly (readonly [path: string, page: LazyPage])[] = [
  ['/provider/orders', orders],
  ['/provider/menu', menu],
];

/** The editors' texts are a third of the area's; the first page needs none of them. */
function withEditorTexts(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => {
    const texts = import(/* webpackChunkName: "editor-texts" */ './locales/editor-texts.ts');
    const [Page, { editorTexts }] = await Promise.all([load(), texts]);
    return withTexts(Page, editorTexts);
  };
}

/** The provider area: the restaurant owner's pages, and the restaurant editor that admins use too. */
export const area: AreaModule = {
  translations,
  routes: [
    {
      element: <ProviderLayout />,
      children: [
        { path: '/provider', element: <DashboardPage /> },
        { path: '/provider/orders', element: orders.element },
        { path: '/provider/menu', element: menu.element },
        { path: '/provider/reviews', element: reviews.element },
        { path: '/provider/:id', element: details.element },
        { path: '/restaurant/new', element: create.element },
        { path: '/admin/restaurant/:id', element: adminDetails.element },
      ],
    },
  ],
  prepare: async (pathname) => {
    await rendered.find(([path]) => matchPath(path, pathname))?.[1].preload();
  },
};
