import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCY_LABEL, type MenuItem, type OrderLine } from 'shared-api/contract';
import { Badge, formatMoney, QuantityStepper, SelectField, TextField, useLanguage } from 'shared-ui';
import { moneyText } from '../../../lib/money-text.ts';
import { isPrice, type ProposalForm } from './proposal-form.ts';
import classes from './propose-dialog.module.css';

interface ProposalLineProps {
  line: OrderLine;
  index: number;
  /** Dishes that may replace it. */
  dishes: readonly MenuItem[];
}

/** What becomes of one line: how many, another dish, another price. */
export function ProposalLine(props: ProposalLineProps) {
  const { line, index } = props;
  const { t } = useTranslation('provider-change');
  const { control } = useFormContext<ProposalForm>();
  const quantity = useWatch({ control, name: `lines.${index}.quantity` });
  return (
    <div role="group" aria-label={line.name} className={classes.line}>
      <div className={classes.head}>
        <span className={classes.name} dir="auto" translate="no">
          {line.name}
        </span>
        <Controller
          control={control}
          name={`lines.${index}.quantity`}
          render={({ field }) => (
            <QuantityStepper label={line.name} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </div>
      {quantity === 0 ? <Badge tone="warning">{t('out')}</Badge> : <OtherDish {...props} />}
    </div>
  );
}

function OtherDish(props: ProposalLineProps) {
  const { line, index, dishes } = props;
  const { t } = useTranslation('provider-change');
  const language = useLanguage();
  const { control, register, formState } = useFormContext<ProposalForm>();
  const replacement = useWatch({ control, name: `lines.${index}.replacement` });
  const most = dishes.find(({ id }) => id === replacement)?.price ?? line.price;
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('replacement')}
        options={[
          { value: '', label: t('replacement_none') },
          ...dishes
            .filter(({ id }) => id !== line.itemId)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...register(`lines.${index}.replacement`, { deps: `lines.${index}.price` })}
      />
      <TextField
        label={t('price')}
        inputMode="decimal"
        placeholder={moneyText(most, language)}
        suffix={CURRENCY_LABEL}
        error={
          formState.errors.lines?.[index]?.price && t('price_problem', { price: formatMoney(most, language) })
        }
        {...register(`lines.${index}.price`, { validate: (text) => isPrice(text, most) })}
      />
    </div>
  );
}
