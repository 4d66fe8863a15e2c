import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { communesOf, CURRENCY_LABEL, readAmount, REGIONS } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { SelectField, TextField } from 'shared-ui';
import {
  FEE_KINDS,
  kindOf,
  shownCommunes,
  withKind,
  type CommuneFees,
  type FeeKind,
} from './commune-fees.ts';
import classes from './fees-editor.module.css';

interface FeesEditorProps {
  region: string;
  /** The usual fee, as it is typed. */
  usual: string;
  fees: CommuneFees;
  onFeesChange: (fees: CommuneFees) => void;
  /** Amounts that are none are marked. */
  isChecked: boolean;
}

/** What a delivery to each commune costs, where it differs from the usual fee. */
export function FeesEditor(props: FeesEditorProps) {
  const { region, usual, fees, onFeesChange, isChecked } = props;
  const { t } = useTranslation('provider-restaurant');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const communes = shownCommunes(region, fees, asked);
  const others = REGIONS.flatMap((name) =>
    communesOf(name)
      .filter((commune) => !communes.includes(commune))
      .map((commune) => ({ value: commune, label: `${placeName(t, commune)} · ${placeName(t, name)}` })),
  );

  function handleAdd(commune: string) {
    setAsked([...asked, commune]);
    onFeesChange(withKind(fees, commune, 'own', usual));
  }

  return (
    <div className={classes.editor}>
      <h2 className={classes.title}>{t('fees.title')}</h2>
      <p className={classes.hint}>{t('fees.hint')}</p>
      <ul className={classes.rows}>
        {communes.map((commune) => (
          <FeeRow
            key={commune}
            commune={commune}
            kind={kindOf(fees, commune)}
            amount={fees[commune] ?? ''}
            isChecked={isChecked}
            onKindChange={(kind) => onFeesChange(withKind(fees, commune, kind, usual))}
            onAmountChange={(amount) => onFeesChange({ ...fees, [commune]: amount })}
          />
        ))}
      </ul>
      <SelectField
        key={communes.length}
        label={t('fees.add')}
        placeholder={t('fees.add_placeholder')}
        options={others}
        defaultValue=""
        onChange={(event) => handleAdd(event.currentTarget.value)}
      />
    </div>
  );
}

interface FeeRowProps {
  commune: string;
  kind: FeeKind;
  amount: string;
  isChecked: boolean;
  onKindChange: (kind: FeeKind) => void;
  onAmountChange: (amount: string) => void;
}

function FeeRow(props: FeeRowProps) {
  const { commune, kind, amount, isChecked, onKindChange, onAmountChange } = props;
  const { t } = useTranslation('provider-restaurant');
  const isWrong = isChecked && readAmount(amount) === undefined;
  return (
    <li className={classes.row}>
      <SelectField
        label={placeName(t, commune)}
        options={FEE_KINDS.map((value) => ({ value, label: t(`fees.${value}`) }))}
        value={kind}
        onChange={(event) => {
          const chosen = FEE_KINDS.find((value) => value === event.currentTarget.value);
          if (chosen) onKindChange(chosen);
        }}
      />
      {kind === 'own' && (
        <TextField
          label={t('fees.amount', { commune: placeName(t, commune) })}
          inputMode="decimal"
          suffix={CURRENCY_LABEL}
          value={amount}
          error={isWrong ? t('field.amount_invalid') : undefined}
          onChange={(event) => onAmountChange(event.currentTarget.value)}
        />
      )}
    </li>
  );
}
