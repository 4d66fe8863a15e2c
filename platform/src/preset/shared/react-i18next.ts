/* What shell and areas use of react-i18next; see react-router-dom.ts beside. The package is entered under another name, since its own leads back here. */
export { I18nextProvider, useTranslation } from '#react-i18next';
