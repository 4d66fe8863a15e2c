import en from '../../locales/en/proof.json';
import fr from '../../locales/fr/proof.json';

/** Texts of the dialogs that ask who is there, which few visitors see: they come with the dialogs' code. */
export const proofTexts = { en: { proof: en }, fr: { proof: fr } };
