interface WakingListeners {
  /** The page is looked at again, or goes on after the device slept. */
  onWake: () => void;
  onOffline: () => void;
  onOnline: () => void;
}

/** Tells of a page that comes back to life and of a device that loses its network and finds it again. */
export function watchWaking({ onWake, onOffline, onOnline }: WakingListeners): () => void {
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
