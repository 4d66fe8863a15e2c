import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language, Restaurant } from 'shared-api/contract';
import { Button, Card, IconButton } from 'shared-ui';
import { CheckCircleIcon, ChevronEndIcon, EditIcon, GlobeIcon } from 'shared-ui/icons';
import { otherLanguages } from '../../../lib/translation/translations.ts';
import { useLanguageName } from '../../../lib/translation/use-text-label.ts';
import type { EditedMenu } from '../edited-menu.ts';
import { LanguageDialog } from './language-dialog.tsx';
import { findLacking } from './menu-texts.ts';
import type { TranslationAddress } from './use-translation-address.ts';
import classes from './language-summary.module.css';

interface LanguageSummaryProps {
  edited: EditedMenu;
  restaurant: Restaurant;
  address: TranslationAddress;
}

/** Which languages the menu is in, what each lacks, and where to add it. */
export function LanguageSummary(props: LanguageSummaryProps) {
  const { edited, restaurant, address } = props;
  const { t } = useTranslation('provider-translation');
  const languageName = useLanguageName();
  const [isChoosing, setChoosing] = useState(false);
  const original = restaurant.language ?? null;
  if (edited.menu.length === 0) return null;
  return (
    <Card as="section" padding="small" aria-label={t('summary.label')} className={classes.summary}>
      <div className={classes.original}>
        <div className={classes.texts}>
          <p className={original === null ? classes.title : classes.muted}>
            {original === null
              ? t('original.ask')
              : t('original.written', { language: languageName(original) })}
          </p>
          {original === null && <p className={classes.muted}>{t('original.ask_text')}</p>}
        </div>
        {original === null ? (
          <Button size="small" onClick={() => setChoosing(true)}>
            {t('original.choose')}
          </Button>
        ) : (
          <IconButton icon={<EditIcon />} label={t('original.change')} onClick={() => setChoosing(true)} />
        )}
      </div>
      {original !== null && (
        <ul className={classes.languages}>
          {otherLanguages(original).map((language) => (
            <LanguageLink key={language} edited={edited} language={language} address={address} />
          ))}
        </ul>
      )}
      {isChoosing && (
        <LanguageDialog restaurant={restaurant} edited={edited} onClose={() => setChoosing(false)} />
      )}
    </Card>
  );
}

interface LanguageLinkProps {
  edited: EditedMenu;
  language: Language;
  address: TranslationAddress;
}

function LanguageLink(props: LanguageLinkProps) {
  const { edited, language, address } = props;
  const lacking = findLacking(edited, language);
  const isComplete = lacking.keys.size === 0;
  return (
    <li>
      <Link to={address.linkTo(language, !isComplete)} className={classes.link}>
        {isComplete ? (
          <CheckCircleIcon className={classes.complete} />
        ) : (
          <GlobeIcon className={classes.icon} />
        )}
        <LackingText edited={edited} language={language} />
        <ChevronEndIcon className={classes.chevron} />
      </Link>
    </li>
  );
}

/** "12 of 34 dishes lack Arabic". */
export function LackingText(props: { edited: EditedMenu; language: Language }) {
  const { edited, language } = props;
  const { t } = useTranslation('provider-translation');
  const name = useLanguageName()(language);
  const { dishes, categories, options } = findLacking(edited, language);
  const total = edited.menu.reduce((count, { items }) => count + items.length, 0);
  if (dishes > 0) return <span>{t('summary.dishes', { count: dishes, total, language: name })}</span>;
  if (categories > 0) return <span>{t('summary.categories', { count: categories, language: name })}</span>;
  if (options > 0) return <span>{t('summary.options', { count: options, language: name })}</span>;
  return <span>{t('summary.complete', { language: name })}</span>;
}
