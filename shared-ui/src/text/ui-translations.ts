import en from '../locales/en/ui.json';
import fr from '../locales/fr/ui.json';

/** The resources of the i18next namespace `ui`, per language. */
export const uiTranslations = { en, fr };
