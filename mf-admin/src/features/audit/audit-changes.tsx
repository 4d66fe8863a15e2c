import { useTranslation } from 'react-i18next';
import type { AuditEntry } from 'shared-api/contract';
import { fieldName, valueText } from './audit-words.ts';
import classes from './audit-page.module.css';
import { TypedText } from 'shared-ui';

/** Each field's value before and after. */
export function AuditChanges(props: { changes: AuditEntry['changes'] }) {
  const { t } = useTranslation('admin-audit');
  return (
    <div className={classes.scroller} tabIndex={0} role="region" aria-label={t('changes.title')}>
      <table className={classes.changes}>
        <caption className={classes.caption}>{t('changes.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('changes.field')}</th>
            <th scope="col">{t('changes.before')}</th>
            <th scope="col">{t('changes.after')}</th>
          </tr>
        </thead>
        <tbody>
          {props.changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldName(t, field)}</th>
              <td>
                <TypedText text={valueText(t, field, before)} />
              </td>
              <td>
                <TypedText text={valueText(t, field, after)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
