import { useEffect } from 'react';
import { Spinner, useLazy } from 'shared-ui';

const loadPage = () => import(/* webpackChunkName: "signed-out" */ './signed-out-page.tsx');

/** The page of somebody who has signed out; its code comes with the first sign-out. */
export function SignedOut() {
  const { loaded, start } = useLazy(loadPage);
  useEffect(() => void start(), [start]);
  return loaded ? <loaded.SignedOutPage /> : <Spinner size="large" layout="block" />;
}
