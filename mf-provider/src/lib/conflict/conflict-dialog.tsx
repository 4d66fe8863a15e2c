import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, RadioGroup, TypedText } from 'shared-ui';
import classes from './conflict-dialog.module.css';
import { sideOf, type Choices, type Difference, type Side } from './difference.ts';

/** One side of a difference, as text. */
export interface ShownValue {
  readonly text: string;
  readonly picture?: ReactNode;
}

/** A difference, as text. */
export interface ShownDifference {
  readonly difference: Difference;
  /** Label, e.g. "Méchoui · Price". */
  readonly label: string;
  readonly mine: ShownValue;
  readonly theirs: ShownValue;
}

interface ConflictDialogProps {
  title: string;
  text: string;
  differences: readonly ShownDifference[];
  isBusy: boolean;
  /** Saves the choice; null for their whole version. */
  onChoose: (choices: Choices | null) => void;
  onClose: () => void;
}

/** After two people edited the same thing: shows both versions, to choose difference by difference or as a whole. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, text, differences, isBusy, onChoose, onClose } = props;
  const { t } = useTranslation('provider-common');
  const [choices, setChoices] = useState<Choices>(new Map());
  const isAll = (side: Side) => differences.every(({ difference }) => sideOf(difference, choices) === side);
  const chooseAll = (side: Side) =>
    setChoices(new Map(differences.map(({ difference }) => [difference.id, side])));
  return (
    <Dialog
      isOpen
      size="large"
      role="alertdialog"
      title={title}
      description={text}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose} data-autofocus>
            {t('conflict.later')}
          </Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            onClick={() => onChoose(isAll('theirs') ? null : choices)}
          >
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <div className={classes.all} role="group" aria-label={t('conflict.all')}>
        <Button size="small" aria-pressed={isAll('mine')} onClick={() => chooseAll('mine')}>
          {t('conflict.all_mine')}
        </Button>
        <Button size="small" aria-pressed={isAll('theirs')} onClick={() => chooseAll('theirs')}>
          {t('conflict.all_theirs')}
        </Button>
      </div>
      <div className={classes.differences}>
        {differences.map((shown) => (
          <Choice
            key={shown.difference.id}
            shown={shown}
            side={sideOf(shown.difference, choices)}
            onSideChange={(side) => setChoices(new Map([...choices, [shown.difference.id, side]]))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  shown: ShownDifference;
  side: Side;
  onSideChange: (side: Side) => void;
}

function Choice(props: ChoiceProps) {
  const { shown, side, onSideChange } = props;
  const { t } = useTranslation('provider-common');
  const option = (value: Side, { text, picture }: ShownValue) => ({
    value,
    label: <TypedText as="span" text={text} />,
    hint: t(`conflict.${value}`),
    icon: picture,
  });
  return (
    <RadioGroup
      legend={shown.label}
      hint={shown.difference.isBoth ? t('conflict.both') : undefined}
      options={[option('mine', shown.mine), option('theirs', shown.theirs)]}
      value={side}
      onValueChange={(value) => onSideChange(value === 'mine' ? 'mine' : 'theirs')}
    />
  );
}
