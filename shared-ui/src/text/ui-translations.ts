import en from '../locales/en/ui.json';
import fr from '../locales/fr/ui.json';

/** Key of a text that shared-ui says by itself. */
export type UiTextKey = keyof typeof en;

/** The resources of the i18next namespace `ui`, per language. */
export const uiTranslations = { en, fr } satisfies Record<string, Record<UiTextKey, string>>;
