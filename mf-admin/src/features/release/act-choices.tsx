import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ACTS } from 'platform/contract';
import { Checkbox } from 'shared-ui';
import classes from './token-section.module.css';

interface ActChoicesProps {
  field: UseFormRegisterReturn;
  isMissing: boolean;
}

/** What a token or a person may do, one checkbox each. */
export function ActChoices(props: ActChoicesProps) {
  const { t } = useTranslation('admin-release-token');
  return (
    <fieldset className={classes.acts}>
      <legend className={classes.legend}>{t('create.acts')}</legend>
      {ACTS.map((act) => (
        <Checkbox
          key={act}
          label={t(`act.${act}`)}
          hint={t(`act_hint.${act}`)}
          value={act}
          {...props.field}
        />
      ))}
      {props.isMissing && <p className={classes.missing}>{t('create.acts_missing')}</p>}
    </fieldset>
  );
}
