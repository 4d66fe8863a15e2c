import { useTranslation } from 'react-i18next';
import type { OrderLine, OrderSummary } from 'shared-api/contract';
import { kitchenOptionsOf } from 'shared-api/order-options';
import { ownTextsOf } from 'shared-api/own-text';
import { formatList } from 'shared-ui';

interface DishNameProps {
  line: OrderLine;
  /** The restaurant's language, in which the kitchen knows its dishes. */
  language: OrderSummary['restaurant']['language'];
  /** Class of the line, on screen or on paper. */
  classes: Readonly<Partial<Record<'quantity' | 'option' | 'lineNote' | 'shownName', string | undefined>>>;
}

/** Quantity, the kitchen's name, beneath it the customer's where that differs, options and note of a line. */
export function DishName(props: DishNameProps) {
  const { line, language, classes } = props;
  const { t, i18n } = useTranslation('provider-order');
  const texts = ownTextsOf(i18n.language, language);
  const own = texts.line({ name: line.name });
  const seen = texts.line(line);
  return (
    <>
      <span className={classes.quantity}>{t('card.quantity', { quantity: line.quantity })}</span>
      <span>
        <span {...own.marks}>{own.text}</span>
        {line.shown && (
          <span className={classes.shownName}>
            <bdi {...seen.marks}>{seen.text}</bdi>
          </span>
        )}
        {kitchenOptionsOf(line).map(({ group, options }) => (
          <span key={group} className={classes.option} {...own.marks}>
            {t('card.options', { group, options: formatList(options, language ?? i18n.language) })}
          </span>
        ))}
        {line.note && (
          <em className={classes.lineNote} dir="auto">
            {line.note}
          </em>
        )}
      </span>
    </>
  );
}
