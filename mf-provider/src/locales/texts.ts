import { loadPlaceTexts } from 'shared-api/load-place-texts';
import { loadableTexts, type LoadedTexts } from 'shared-ui';

/** One chunk for each language (`area.json` names the parts, too); the namespaces share one i18next with all areas. */
const part = (name: string) =>
  loadableTexts(
    (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./${language}/${name}.ts`) as Promise<LoadedTexts>,
  );

/** What every page of the area may need. */
export const firstTexts = part('first');
/** The pages of orders and reviews. */
export const orderTexts = part('order');
/** The names of places, for a ticket in the kitchen's language. */
export const placeTexts = loadableTexts(loadPlaceTexts);
/** The editors of menu and details, and the form for a new restaurant. */
export const editorTexts = part('editor');
/** The page of promotions. */
export const promotionTexts = part('promotion');
