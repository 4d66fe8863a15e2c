import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FEW_PORTIONS,
  toAmount,
  toMinor,
  type ChosenOption,
  type MenuItem,
  type Restaurant,
} from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Button, Dialog, formatMoney, Notice, QuantityStepper, TypedText, useNow } from 'shared-ui';
import { OptionGroupField, type ShownGroup } from 'shared-ui/option-group';
import { withOptions, type Portions } from '../device/basket-lines.ts';
import { latestTime } from '../restaurant/latest-time.ts';
import { RestaurantPicture } from '../restaurant/restaurant-picture.tsx';
import { isSoldOut } from '../restaurant/sold-out.ts';
import { offeredOf, wrongGroupsOf } from './choice.ts';
import { groupsOf, isDishSoldOut, priceOf, shownGroup, type DishGroup } from './dish-groups.ts';
import { leftBeside, mostPortions, portionsLeft } from './portions-left.ts';
import { useGroupTexts } from './use-group-texts.ts';
import classes from './portion-dialog.module.css';

const HALF_MINUTE_MS = 30_000;

interface PortionDialogProps {
  readonly restaurant: Restaurant;
  readonly item: MenuItem;
  /** What is chosen already. */
  readonly before: Portions | null;
  /** The other lines of the basket. */
  readonly others: readonly Portions[];
  /** Whether portions in the basket are changed, rather than added. */
  readonly isChange: boolean;
  /** Called with each choice, so that it survives closing. */
  readonly onChoice: (choice: Portions) => void;
  readonly onDone: (portions: Portions) => void;
  readonly onClose: () => void;
}

/** Chooses portions of a dish: its groups, how many, and what they cost. */
export function PortionDialog(props: PortionDialogProps) {
  const { restaurant, item, before, others, isChange, onChoice, onDone, onClose } = props;
  const { t } = useTranslation(['portion', 'menu']);
  const texts = useOwnTexts(restaurant.language);
  const groupTexts = useGroupTexts();
  const now = useNow(HALF_MINUTE_MS);
  const at = latestTime(restaurant, now);
  const groups = groupsOf(restaurant, item, at);
  const [wanted, setWanted] = useState<readonly ChosenOption[]>(before?.options ?? []);
  const [wantedQuantity, setQuantity] = useState(before?.quantity ?? 1);
  const [wasAsked, setAsked] = useState(false);
  const fields = useRef(new Map<string, HTMLFieldSetElement>());
  // The menu may change while the dialog is open.
  const chosen = offeredOf(groups, wanted);
  const left = portionsLeft(restaurant, now, at);
  const leftNow = portionsLeft(restaurant, now);
  const { most } = mostPortions(left, { id: item.id, options: chosen }, others);
  const quantity = Math.max(1, Math.min(wantedQuantity, most));
  const wrong = wrongGroupsOf(groups, chosen);
  const isWrong = (id: string) => wrong.some((group) => group.id === id);

  /** With how many there are of each option, where they are counted. */
  function withLeft(group: DishGroup): ShownGroup {
    const shown = shownGroup(group, texts);
    const later = new Set(group.options.filter((option) => isSoldOut(option, now)).map(({ id }) => id));
    const options = shown.options.map((option) => {
      const count = leftBeside(leftNow, option.id, others);
      const text = later.has(option.id) ? t('menu:later_only') : t('menu:left', { count });
      return {
        ...option,
        most: leftBeside(left, option.id, others),
        left: later.has(option.id) || count <= FEW_PORTIONS ? text : undefined,
      };
    });
    return { ...shown, options };
  }

  function choose(options: readonly ChosenOption[], portions: number) {
    setWanted(options);
    setQuantity(portions);
    onChoice({ id: item.id, quantity: portions, ...withOptions(options) });
  }

  function finish() {
    const [first] = wrong;
    setAsked(true);
    if (first) showField(fields.current.get(first.id));
    else onDone({ id: item.id, quantity, ...withOptions(chosen) });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.name(item).text}
      footer={
        <Footer
          {...{ quantity, isChange }}
          name={texts.name(item).text}
          price={toAmount(toMinor(priceOf(item, groups, chosen)) * quantity)}
          end={isDishSoldOut(item, groups, at) ? t('sold_out') : most < 1 ? t('none_left') : undefined}
          most={most}
          onQuantityChange={(portions) => choose(chosen, portions)}
          onFinish={finish}
        />
      }
    >
      <div className={classes.content}>
        <Dish restaurant={restaurant} item={item} />
        {countOf(chosen) < countOf(wanted) && <Notice tone="warning">{t('dropped')}</Notice>}
        {groups.map((group) => (
          <OptionGroupField
            key={group.id}
            ref={(field) => {
              if (field) fields.current.set(group.id, field);
              return () => void fields.current.delete(group.id);
            }}
            group={withLeft(group)}
            texts={groupTexts}
            chosen={chosen}
            isWrong={wasAsked && isWrong(group.id)}
            onChange={(options) => choose(options, quantity)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function countOf(options: readonly ChosenOption[]): number {
  return options.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Brings a group on screen, and the focus to its first option that can be had. */
function showField(field: HTMLFieldSetElement | undefined) {
  field?.scrollIntoView?.({ block: 'start' });
  field?.querySelector<HTMLElement>(':is(input, button):not(:disabled)')?.focus({ preventScroll: true });
}

function Dish(props: { readonly restaurant: Restaurant; readonly item: MenuItem }) {
  const { restaurant, item } = props;
  const { text, marks } = useOwnTexts(restaurant.language).description(item);
  if (text === '' && item.image === null) return null;
  return (
    <div className={classes.dish}>
      {text !== '' && <TypedText className={classes.description} text={text} {...marks} />}
      {/* In the width that the menu has loaded already. */}
      {item.image !== null && (
        <RestaurantPicture path={item.image} ratio="square" sizes="6rem" className={classes.picture} />
      )}
    </div>
  );
}

interface FooterProps {
  readonly name: string;
  readonly quantity: number;
  /** Of all portions, in MRU. */
  readonly price: number;
  readonly isChange: boolean;
  /** Why no portion can be had. */
  readonly end: string | undefined;
  /** How many portions there can be. */
  readonly most: number;
  readonly onQuantityChange: (quantity: number) => void;
  readonly onFinish: () => void;
}

function Footer(props: FooterProps) {
  const { name, quantity, price, isChange, end, most, onQuantityChange, onFinish } = props;
  const { t, i18n } = useTranslation('portion');
  return (
    <div className={classes.footer}>
      <QuantityStepper label={name} value={quantity} min={1} max={most} onValueChange={onQuantityChange} />
      <Button
        variant="primary"
        size="large"
        disabled={end !== undefined}
        className={classes.finish}
        onClick={onFinish}
      >
        {end ?? (
          <span className={classes.finishTexts}>
            <span>{t(isChange ? 'update' : 'add')}</span>{' '}
            <span className={classes.finishPrice} translate="no">
              {formatMoney(price, i18n.language)}
            </span>
          </span>
        )}
      </Button>
    </div>
  );
}
