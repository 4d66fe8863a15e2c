import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'shared-ui';
import type { MenuDraft } from '../menu-draft.ts';
import { HANDLE_HELP_ID } from './drag-handle.tsx';
import { describePlace } from './place.ts';
import type { Reorder } from './use-reorder.ts';
import classes from './reorder-announcer.module.css';

/** Instructions and announcements for screen readers, and the dragged name at the pointer. */
export function ReorderAnnouncer(props: { draft: MenuDraft; reorder: Reorder }) {
  const { draft, reorder } = props;
  const { activeMove, announcement } = reorder;
  const { t } = useTranslation('provider-menu');
  return (
    <div className={classes.announcer}>
      <VisuallyHidden as="p" id={HANDLE_HELP_ID}>
        {t('move.help')}
      </VisuallyHidden>
      <div aria-live="assertive">
        <VisuallyHidden as="p">{announcement}</VisuallyHidden>
      </div>
      {activeMove?.by === 'pointer' && <Ghost name={describePlace(draft, activeMove)?.name ?? ''} />}
    </div>
  );
}

/** The name of the dragged entry, at the pointer. */
function Ghost(props: { name: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = document.documentElement;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!ref.current) return;
      // It begins at the page's own side, so that it hangs into the page from where the handles are.
      const x = page.dir === 'rtl' ? clientX - page.clientWidth : clientX;
      ref.current.style.translate = `${x}px ${clientY}px`;
      ref.current.hidden = false;
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, []);
  return (
    <div ref={ref} hidden aria-hidden className={classes.ghost}>
      <bdi>{props.name}</bdi>
    </div>
  );
}
