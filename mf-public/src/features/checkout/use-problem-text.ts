import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { formatList } from 'shared-ui';
import type { LineProblem } from './line-problem.ts';

/** Says why a line can't be had. @param language in which the restaurant's texts were written first */
export function useProblemText(language: Restaurant['language']): (problem: LineProblem) => string {
  const { t, i18n } = useTranslation('portion');
  const texts = useOwnTexts(language);
  return ({ kind, of, left: count = 0 }) => {
    const names = of.map((one) => texts.name(one).text);
    return t(`problem.${kind}`, { count, names: formatList(names, i18n.language) });
  };
}
