import type { AppContext } from 'shared-api';
import type { User } from 'shared-api/contract';

const CHANNEL = 'maida.session';

/**
 * Keeps a page at who is signed in in this browser: by what other tabs say, by the end of the session of the live
 * stream, and when the page is shown again after another tab has changed it. Returns the function that stops it.
 */
export function followSession({ session, live }: AppContext): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let heard: User | null | undefined;
  let cookie = document.cookie;

  channel?.addEventListener('message', ({ data }: MessageEvent<User | null>) => {
    heard = data;
    session.getState().follow(data);
    heard = undefined;
    cookie = document.cookie;
  });

  /** The script-readable cookie changes with every session. */
  function look(isCovered: boolean): void {
    if (document.visibilityState === 'hidden' || cookie === document.cookie) return;
    cookie = document.cookie;
    if (isCovered) session.setState({ isUnsure: true });
    void session.getState().check();
  }
  async function checkSession(): Promise<void> {
    await session.getState().check();
    // The session was only renewed.
    if (session.getState().status === 'authenticated') live.start();
  }
  const handleVisible = () => look(false);
  const handleShow = ({ persisted }: PageTransitionEvent) => look(persisted);

  const stops = [
    session.subscribe(({ status, user, builtFor }, before) => {
      const isKnown = status === 'authenticated' || status === 'anonymous';
      const isSame = user === before.user && status === before.status;
      if (!isKnown || isSame || builtFor !== undefined || heard !== undefined) return;
      cookie = document.cookie;
      channel?.postMessage(user);
    }),
    live.subscribe(({ type }) => {
      if (type === 'signed-out') void checkSession();
    }),
  ];
  document.addEventListener('visibilitychange', handleVisible);
  window.addEventListener('pageshow', handleShow);
  return () => {
    document.removeEventListener('visibilitychange', handleVisible);
    window.removeEventListener('pageshow', handleShow);
    for (const stop of stops) stop();
    channel?.close();
  };
}
