import { loadableTexts, type LoadedTexts } from 'shared-ui';

/** One chunk for each language (`area.json` names the parts, too); the namespaces share one i18next with all areas. */
const part = (name: string) =>
  loadableTexts(
    (language) =>
      import(/* webpackChunkName: "texts-[request]" */ `./${language}/${name}.ts`) as Promise<LoadedTexts>,
  );

/** All of the area’s. */
export const firstTexts = part('first');
