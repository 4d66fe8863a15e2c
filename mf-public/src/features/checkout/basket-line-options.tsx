import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from 'shared-api/order-options';
import { useOwnTexts, type OwnText, type OwnTexts } from 'shared-api/own-text';
import { Button, FieldNotes } from 'shared-ui';
import { countOf } from 'shared-ui/option-group';
import { usePortionDialog } from '../../lib/portion/portion-dialogs.tsx';
import type { LineProblem } from './line-problem.ts';
import type { PricedBasketLine } from './priced-basket.ts';
import { useProblemText } from './use-problem-text.ts';
import classes from './basket-line.module.css';

/** What is chosen of a line's dish, in the order and with the names of the menu as it is now. */
export function useChosenNames(line: PricedBasketLine): readonly OwnText[] {
  return chosenNames(line, useOwnTexts(line.language));
}

/** The same with texts at hand. */
export function chosenNames(line: PricedBasketLine, texts: OwnTexts): readonly OwnText[] {
  return line.groups
    .flatMap((group) => group.options)
    .flatMap((option) => {
      const count = countOf(line.options, option.id);
      const { text, marks } = texts.name(option);
      return count > 0 ? [{ text: counted(count, text), marks }] : [];
    });
}

interface BasketLineOptionsProps {
  readonly line: PricedBasketLine;
  readonly problem: LineProblem | undefined;
  /** Of the line among others. */
  readonly name: string;
}

/** What is chosen of a line's dish, and why it can't be had like that. */
export function BasketLineOptions(props: BasketLineOptionsProps) {
  const { line, problem, name } = props;
  const problemText = useProblemText(line.language);
  const chosen = useChosenNames(line);
  const id = useId();
  return (
    <>
      {(line.groups.length > 0 || line.options.length > 0) && (
        <div className={classes.choice}>
          <ul className={classes.options}>
            {chosen.map(({ text, marks }) => (
              <li key={text} {...marks}>
                {text}
              </li>
            ))}
          </ul>
          <ChangeButton line={line} name={name} />
        </div>
      )}
      <FieldNotes id={id} error={problem && problemText(problem)} />
    </>
  );
}

function ChangeButton(props: { line: PricedBasketLine; name: string }) {
  const { line, name } = props;
  const { t } = useTranslation('portion');
  const openPortion = usePortionDialog();
  return (
    <Button
      variant="quiet"
      size="small"
      className={classes.change}
      aria-haspopup="dialog"
      aria-label={t('change_line', { name })}
      onClick={() => openPortion({ itemId: line.item.id, key: line.key })}
    >
      {t('change')}
    </Button>
  );
}
