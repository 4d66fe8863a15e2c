import { useTranslation } from 'react-i18next';
import { formatMoney, useFeeText, useReductionText } from 'shared-ui';
import type { BasketChange } from './basket-changes.ts';
import type { Agreement } from './use-agreement.ts';
import { useProblemText } from './use-problem-text.ts';
import classes from './checkout-refusal.module.css';

/** What is different of an order since its customer has seen it, each dish by its name. */
export function BasketChangesList(props: Pick<Agreement, 'changes' | 'nameOf' | 'order'>) {
  const { changes, nameOf, order } = props;
  const { t, i18n } = useTranslation('checkout');
  const problemText = useProblemText(order.lines[0]?.language);
  const fee = useFeeText();
  const reduction = useReductionText();
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const textsOf = (change: BasketChange): string[] => {
    switch (change.kind) {
      case 'fee':
        return [t('changed.fee', { before: fee(change.before), now: fee(change.now) })];
      case 'offer':
        return [t(`changed.offer_${change.isCounting ? 'now' : 'gone'}`, { offer: reduction(change.offer) })];
      case 'dish':
        return dishTexts(change);
      case 'problem':
        return change.line.problem ? [problemOf(change.line, problemText(change.line.problem))] : [];
      default:
        return [t(`changed.${change.kind}`, { name: nameOf(change.line) })];
    }
  };

  function dishTexts({ line, before }: BasketChange & { kind: 'dish' }): string[] {
    const [name, old] = [nameOf(line), nameOf(before)];
    return [
      ...(name === old ? [] : [t('changed.name', { before: old, now: name })]),
      ...(line.price === before.price
        ? []
        : [t('changed.price', { name, before: money(before.price), now: money(line.price) })]),
    ];
  }

  /** Of what is lacking, the text has the name. */
  function problemOf(line: Parameters<typeof nameOf>[0], problem: string): string {
    return line.problem?.kind === 'left'
      ? `${problem}.`
      : t('changed.problem', { name: nameOf(line), problem });
  }

  const texts = changes.flatMap(textsOf);
  if (texts.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {texts.map((text) => (
        <li key={text} translate="no">
          {text}
        </li>
      ))}
    </ul>
  );
}
