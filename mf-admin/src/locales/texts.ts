import { loadableTexts, type LoadedTexts } from 'shared-ui';

/** One chunk for each language (`area.json` names the parts, too); the namespaces share one i18next with all areas. */
const part = (name: string) =>
  loadableTexts(
    (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./${language}/${name}.ts`) as Promise<LoadedTexts>,
  );

/** The dashboard and the frame. */
export const firstTexts = part('first');
/** The pages of users, orders, messages, reviews and activity. */
export const listTexts = part('list');
/** The page of settings. */
export const settingsTexts = part('settings');
