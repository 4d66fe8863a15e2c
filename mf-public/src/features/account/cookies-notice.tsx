import { useCookiesText } from 'shared-api';
import { Notice } from 'shared-ui';
import classes from './account-page.module.css';

/** Above a form: that it needs cookies, which the browser blocks. */
export function CookiesNotice() {
  const text = useCookiesText();
  if (text === undefined) return null;
  return (
    <Notice tone="warning" className={classes.cookies}>
      {text}
    </Notice>
  );
}
