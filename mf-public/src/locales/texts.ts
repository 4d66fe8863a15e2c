import { loadableTexts, type LoadedTexts } from 'shared-ui';

/** One chunk for each language (`area.json` names the parts, too); the namespaces share one i18next with all areas. */
const part = (name: string) =>
  loadableTexts(
    (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./${language}/${name}.ts`) as Promise<LoadedTexts>,
  );

/** The list and the menu. */
export const firstTexts = part('first');
/** Checkout, tracking and ordering again. */
export const orderTexts = part('order');
/** Signing in and registering. */
export const accountTexts = part('account');
/** Information pages. */
export const pageTexts = part('page');
