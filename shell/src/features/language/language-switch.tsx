import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from 'platform/contract';
import { VisuallyHidden } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import classes from './language-switch.module.css';
import { loadShellTexts } from './shell-texts.ts';

// Each language's own name, for people who cannot read the page.
const NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

/** Loads the other languages as soon as a finger, pointer or the focus is on the switch; pressing it retries. */
function fetchAhead() {
  for (const language of LANGUAGES) loadShellTexts(language).catch(() => undefined);
}

/** Switches the language of the whole page at once. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const toast = useToast();
  const switchTo = async (language: Language) => {
    await i18n.changeLanguage(language);
    // `i18n` of useTranslation still has the previous language in this render.
    if (document.documentElement.lang !== language) toast.error(t('network_error', { ns: 'errors' }));
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
          title={NAMES[language]}
          aria-pressed={i18n.resolvedLanguage === language}
          className={classes.language}
          onClick={() => void switchTo(language)}
        >
          <span className={classes.code} aria-hidden>
            {language}
          </span>
          <VisuallyHidden>{NAMES[language]}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
