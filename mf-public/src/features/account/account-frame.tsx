import type { ReactNode } from 'react';
import { Card, Container, PageHeader, PageTitle } from 'shared-ui';
import { useBrowserValue } from '../../lib/use-browser-value.ts';
import { CookiesNotice } from './cookies-notice.tsx';
import classes from './account-page.module.css';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Below the card. */
  readonly after?: ReactNode;
}

/** Frame of the pages behind mailed links. Their content renders in the browser alone: no server sees the token. */
export function AccountFrame(props: AccountFrameProps) {
  const isAwake = useBrowserValue(() => true, false);
  return (
    <Container size="narrow" className={classes.page}>
      <PageTitle title={props.title} />
      <PageHeader title={props.title} description={props.lead} />
      <Card>
        <CookiesNotice />
        {isAwake && props.children}
      </Card>
      {props.after && <p className={classes.other}>{props.after}</p>}
    </Container>
  );
}
