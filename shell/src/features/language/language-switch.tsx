import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from 'platform/contract';
import { lazyTexts, VisuallyHidden } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import classes from './language-switch.module.css';
import { loadShellTexts } from './shell-texts.ts';
import { useAccountLanguage } from './use-account-language.ts';

const text = lazyTexts('errors');

/** What the button shows where it is not the language's code. */
const SIGNS: Partial<Record<Language, string>> = { ar: 'ع' };

/** Loads the other languages as soon as a finger, pointer or the focus is on the switch; pressing it retries. */
function fetchAhead() {
  for (const language of LANGUAGES) loadShellTexts(language).catch(() => undefined);
}

/** Switches the language of the whole page at once, and what the account remembers. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const toast = useToast();
  const storeInAccount = useAccountLanguage();
  const switchTo = async (language: Language) => {
    await i18n.changeLanguage(language);
    // `i18n` of useTranslation still has the previous language in this render.
    if (document.documentElement.lang !== language) toast.error(text('network_error'));
    else await storeInAccount(language);
  };
  return (
    <div
      role="group"
      aria-label={t('language')}
      className={classes.switch}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={LANGUAGE_NAMES[language]}
          aria-pressed={i18n.resolvedLanguage === language}
          className={classes.language}
          onClick={() => void switchTo(language)}
        >
          <span className={classes.code} aria-hidden>
            {SIGNS[language] ?? language.toUpperCase()}
          </span>
          <VisuallyHidden>{LANGUAGE_NAMES[language]}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
