import { useEffect } from 'react';
import { useLazy } from 'shared-ui';
import { LoadingRegion } from '../area/loading-region.tsx';

const loadPage = () => import(/* webpackChunkName: "signed-out" */ './signed-out-page.tsx');

/** The page of somebody who has signed out; its code comes with the first sign-out. */
export function SignedOut() {
  const { loaded, start } = useLazy(loadPage);
  useEffect(() => void start(), [start]);
  return loaded ? <loaded.SignedOutPage /> : <LoadingRegion />;
}
