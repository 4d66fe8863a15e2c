import type { Language } from 'platform/contract';
import type { ShellTexts } from '../features/language/shell-texts.ts';
import { texts as en } from '../locales/language-en.ts';
import { texts as fr } from '../locales/language-fr.ts';

/** The shell's texts in every language. */
export const TEXTS: Readonly<Record<Language, ShellTexts>> = { en, fr };
