import { useTranslation } from 'react-i18next';
import { MENU_LIMITS } from 'shared-api/contract';
import { Notice } from 'shared-ui';
import type { FileProblem } from './read-menu-file.ts';
import classes from './import-dialog.module.css';

/** Problems shown at first. */
const SHOWN = 50;

/** The errors of a file, by line. */
export function ProblemList(props: { problems: readonly FileProblem[] }) {
  const { problems } = props;
  const { t } = useTranslation('provider-menu');
  const limits = {
    categoryName: MENU_LIMITS.categoryName,
    dishName: MENU_LIMITS.name,
    description: MENU_LIMITS.description,
    categories: MENU_LIMITS.categories,
    ofCategory: MENU_LIMITS.itemsOfCategory,
    dishes: MENU_LIMITS.items,
  };
  return (
    <Notice tone="danger" title={t('file.problems', { count: problems.length })}>
      <ul className={classes.problems}>
        {problems.slice(0, SHOWN).map(({ line, problem, value }, index) => (
          <li key={index}>
            <strong>{t('file.line', { line })}</strong>{' '}
            {problem === 'column_missing'
              ? t('file.problem_column_missing', { value: t(`file.column_${value}`) })
              : t(`file.problem_${problem}`, { value, ...limits })}
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && <p>{t('file.more', { count: problems.length - SHOWN })}</p>}
    </Notice>
  );
}
