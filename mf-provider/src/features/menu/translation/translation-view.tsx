import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from 'shared-api/contract';
import { Checkbox, RadioGroup } from 'shared-ui';
import { ChevronStartIcon } from 'shared-ui/icons';
import { otherLanguages } from '../../../lib/translation/translations.ts';
import { useLanguageName } from '../../../lib/translation/use-text-label.ts';
import type { MenuEditor } from '../use-menu-editor.ts';
import { LackingText } from './language-summary.tsx';
import { TextList } from './text-list.tsx';
import type { TranslationAddress } from './use-translation-address.ts';
import classes from './translation-view.module.css';

interface TranslationViewProps {
  editor: MenuEditor;
  original: Language;
  language: Language;
  address: TranslationAddress;
  /** The menu is being saved and cannot be changed. */
  isLocked: boolean;
}

/** The whole menu in another language beside the original, on the same draft as the editor. */
export function TranslationView(props: TranslationViewProps) {
  const { editor, original, language, address, isLocked } = props;
  const { t } = useTranslation('provider-translation');
  const languageName = useLanguageName();
  const heading = useRef<HTMLHeadingElement>(null);
  // The address stays the page's, so that the shell does not move the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.view}>
      <Link to={address.linkTo(null)} className={classes.back}>
        <ChevronStartIcon />
        {t('view.back')}
      </Link>
      <h2 ref={heading} tabIndex={-1}>
        {t('view.title', { language: languageName(language) })}
      </h2>
      <div className={classes.tools}>
        <RadioGroup
          legend={t('view.language')}
          isLegendHidden
          appearance="segmented"
          options={otherLanguages(original).map((other) => ({
            value: other,
            label: languageName(other, 'title'),
          }))}
          value={language}
          onValueChange={address.setLanguage}
        />
        <Checkbox
          label={t('view.missing')}
          checked={address.isMissingOnly}
          onChange={(event) => address.setMissingOnly(event.currentTarget.checked)}
        />
      </div>
      <p className={classes.state} role="status">
        <LackingText edited={editor.edited} language={language} />
      </p>
      <TextList
        // The filter keeps what it has found: a row must not vanish under the hand that fills it.
        key={`${language} ${String(address.isMissingOnly)}`}
        edited={editor.edited}
        original={original}
        language={language}
        isMissingOnly={address.isMissingOnly}
        isLocked={isLocked}
        onChange={editor.change}
        onShowAll={() => address.setMissingOnly(false)}
      />
    </section>
  );
}
