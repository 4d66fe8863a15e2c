import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from 'shared-api/contract';
import { ownTextsOf } from 'shared-api/own-text';
import { formatList } from 'shared-ui';
import { useBasket } from '../../lib/device/device.tsx';
import {
  changesBetween,
  orderable,
  type BasketChange,
  type LostLines,
  type SeenMenu,
} from './basket-changes.ts';
import { chosenNames } from './basket-line-options.tsx';
import type { PricedBasket, PricedBasketLine } from './priced-basket.ts';
import type { BasketControl } from './use-priced-basket.ts';
import { NOTHING_USED_UP, type UsedUp } from './used-up.ts';

/** Milliseconds that a change stands there before a press on Confirm is an answer to it. */
const READING_MS = 1_500;

const NOTHING: LostLines = new Map();

/** What a customer confirms: the order, and what is different of it since they have seen it. */
export interface Agreement {
  /** What can be had of the basket now. */
  readonly order: PricedBasket;
  readonly changes: readonly BasketChange[];
  readonly nameOf: (line: PricedBasketLine) => string;
  /** Takes out of the order what the service has refused of it. @param usedUp undefined: as before */
  readonly lose: (lines: LostLines, usedUp: UsedUp | undefined) => void;
  /** Whether the changes could be read. */
  readonly hasBeenRead: () => boolean;
  /** The customer confirms the order as it is now. */
  readonly agree: () => void;
}

interface Choice {
  readonly commune: string;
  /** When the order is wanted; undefined for now. */
  readonly wantedAt: number | undefined;
  /** What the applied code gives; applying one is no change that its customer has to be told. */
  readonly code: Offer | null;
}

/** Holds what the customer saw when they opened or confirmed the dialog beside the menu as it is for their order. */
export function useAgreement(control: BasketControl, { commune, wantedAt, code }: Choice): Agreement {
  const { restaurant, now, latest, refused } = control;
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [basket] = useBasket(restaurant.id);
  const [refusal, setRefusal] = useState({ wantedAt, lines: NOTHING });
  // What can't be had for one time may be there for another.
  const lost = refusal.wantedAt === wantedAt ? refusal.lines : NOTHING;
  const [usedUp, setUsedUp] = useState(NOTHING_USED_UP);
  const present = useMemo(
    (): SeenMenu => ({ restaurant, lost, usedUp, code, now, at: wantedAt ?? now }),
    [restaurant, lost, usedUp, code, now, wantedAt],
  );
  // As the basket showed it.
  const [seen, setSeen] = useState({ ...present, at: latest });
  const changedAt = useRef(0);

  const agreement = useMemo(() => {
    const texts = ownTextsOf(language, restaurant.language);
    const nameOf = (line: PricedBasketLine) =>
      formatList([texts.name(line.item).text, ...chosenNames(line, texts).map(({ text }) => text)], language);
    const order = orderable(present, basket, commune);
    const changes = changesBetween({ ...seen, code }, present, basket, commune, nameOf);
    return {
      ...{ order, nameOf },
      changes: [...changes, ...refusedChanges(order, refused)],
      lose: (lines: LostLines, used: UsedUp | undefined) => {
        setRefusal({ wantedAt, lines: new Map([...lost, ...lines]) });
        if (used) setUsedUp(used);
      },
      hasBeenRead: () => Date.now() - changedAt.current >= READING_MS,
      agree: () => setSeen(present),
    };
  }, [basket, code, commune, language, lost, present, refused, restaurant.language, seen, wantedAt]);

  // An offer also ends by the clock.
  const offerId = agreement.order.promotion?.id;
  useEffect(() => {
    changedAt.current = Date.now();
  }, [restaurant, offerId, wantedAt]);
  return agreement;
}

/** What only the service has against lines. */
function refusedChanges({ lines }: PricedBasket, refused: BasketControl['refused']): BasketChange[] {
  return lines.flatMap((line) => {
    const problem = line.problem ? undefined : refused.get(line.key);
    return problem ? [{ kind: 'problem' as const, line: { ...line, problem } }] : [];
  });
}
