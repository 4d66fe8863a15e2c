import { useTranslation } from 'react-i18next';
import classes from './import-dialog.module.css';
import { TypedText } from 'shared-ui';

/** A text before an import and after it. */
export interface ChangeLine {
  readonly label: string;
  readonly old: string;
  readonly now: string;
}

/** What changes of an entry, and nothing of what does not. */
export function ChangeLines(props: { lines: readonly ChangeLine[] }) {
  const { t } = useTranslation('provider-menu');
  return (
    <ul className={classes.changes}>
      {props.lines
        .filter(({ old, now }) => old !== now)
        .map(({ label, old, now }) => (
          <li key={label}>
            {label}:{' '}
            <del>
              <TypedText as="span" text={old || t('conflict.nothing')} />
            </del>{' '}
            <ins>
              <TypedText as="span" text={now || t('conflict.nothing')} />
            </ins>
          </li>
        ))}
    </ul>
  );
}
