import { useTranslation } from 'react-i18next';
import { MENU_LIMITS, OPTION_LIMITS } from 'shared-api/contract';
import { Notice } from 'shared-ui';
import { TEXT_LIMITS } from './file-texts.ts';
import type { FileColumn, TextColumn } from './menu-columns.ts';
import type { FileProblem } from './file-problem.ts';
import { useColumnLabel } from './use-column-label.ts';
import classes from './import-dialog.module.css';

/** Problems shown at first. */
const SHOWN = 50;

/** The errors of a file, by line. */
export function ProblemList(props: { problems: readonly FileProblem[] }) {
  const { problems } = props;
  const { t } = useTranslation('provider-menu');
  const labelOf = useColumnLabel();
  const limits = {
    categoryName: MENU_LIMITS.categoryName,
    dishName: MENU_LIMITS.name,
    description: MENU_LIMITS.description,
    categories: MENU_LIMITS.categories,
    ofCategory: MENU_LIMITS.itemsOfCategory,
    dishes: MENU_LIMITS.items,
    optionName: OPTION_LIMITS.name,
    groups: OPTION_LIMITS.groups,
    options: OPTION_LIMITS.options,
    ofGroup: OPTION_LIMITS.optionsOfGroup,
    ofDish: OPTION_LIMITS.groupsOfItem,
    chosen: OPTION_LIMITS.chosen,
  };
  return (
    <Notice tone="danger" title={t('file.problems', { count: problems.length })}>
      <ul className={classes.problems}>
        {problems.slice(0, SHOWN).map(({ line, problem, value }, index) => (
          <li key={index}>
            <strong>{t('file.line', { line })}</strong>{' '}
            {problem === 'column_missing' || problem === 'text_long'
              ? t(`file.problem_${problem}`, {
                  value: labelOf(value as FileColumn),
                  max: TEXT_LIMITS[value.split('.')[0] as TextColumn],
                })
              : t(`file.problem_${problem}`, { value, ...limits })}
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && <p>{t('file.more', { count: problems.length - SHOWN })}</p>}
    </Notice>
  );
}
