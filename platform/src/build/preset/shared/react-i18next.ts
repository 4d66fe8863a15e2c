/*
 * What shell and areas use of react-i18next; see react-router-dom.ts. Imported under an alias, since the package's
 * own name resolves to this file.
 */
export { I18nextProvider, useTranslation } from '#react-i18next';
