import type { PageFaults } from 'platform/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, formatList } from 'shared-ui';
import { Ribbon } from '../../lib/ribbon/ribbon.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { useFaults, type FaultSwitches } from './use-faults.ts';

/** A ribbon that lists the active faults and opens the panel; only a button while there are none. */
export function FaultTools(props: { readonly faults: PageFaults }) {
  const { faults } = props;
  const { t } = useTranslation('fault');
  const [isOpen, setOpen] = useState(false);
  const switches = useFaults(faults);
  useShortcut(() => setOpen((was) => !was));
  const isFaulty = Object.keys(switches.active).length > 0;
  const change = (
    <Button size="small" onClick={() => setOpen(true)}>
      {isFaulty ? t('change') : t('open')}
    </Button>
  );
  return (
    <>
      {isFaulty ? <FaultRibbon switches={switches} change={change} /> : change}
      <FaultPanel isOpen={isOpen} onClose={() => setOpen(false)} switches={switches} until={faults.until} />
    </>
  );
}

function FaultRibbon(props: { readonly switches: FaultSwitches; readonly change: ReactNode }) {
  const { switches, change } = props;
  const { t, i18n } = useTranslation('fault');
  const list = Object.entries(switches.active).map(([subject, { kind }]) =>
    t('entry', { subject, kind: t(`kinds.${kind}`) }),
  );
  const actions = (
    <>
      {change}
      <Button size="small" variant="primary" onClick={switches.clear}>
        {t('turn_off')}
      </Button>
    </>
  );
  return (
    <Ribbon tone="danger" actions={actions}>
      {t('ribbon', { list: formatList(list, i18n.language) })}
    </Ribbon>
  );
}

/** Alt + Shift + F, in any keyboard layout. */
function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyF') return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  });
}
