interface VisibilityAndNetworkListeners {
  /** The page became visible again, or resumed after the device slept. */
  onWake: () => void;
  onOffline: () => void;
  onOnline: () => void;
}

/**
 * Listens for a page that becomes visible or resumes, and for a device that goes offline or online. Returns a function
 * that stops it.
 */
export function watchVisibilityAndNetwork({
  onWake,
  onOffline,
  onOnline,
}: VisibilityAndNetworkListeners): () => void {
  const wakeIfVisible = () => {
    if (document.visibilityState === 'visible') onWake();
  };
  document.addEventListener('visibilitychange', wakeIfVisible);
  document.addEventListener('resume', onWake);
  window.addEventListener('pageshow', onWake);
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', wakeIfVisible);
    document.removeEventListener('resume', onWake);
    window.removeEventListener('pageshow', onWake);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}
