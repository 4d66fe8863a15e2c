import { FAULT_PARAMETER, REGISTRY_SUBJECT } from 'platform/contract';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, Dialog, formatDateTime, useLanguage } from 'shared-ui';
import { useAreas, useAreasState } from '../../lib/areas-context.ts';
import classes from './fault-panel.module.css';
import { FaultRow } from './fault-row.tsx';
import type { FaultSwitches } from './use-faults.ts';

export interface FaultPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly switches: FaultSwitches;
  /** When the permit for faults expires; undefined under development. */
  readonly until: string | undefined;
}

/** Lists every part of the page with its fault, which affects this browser alone. */
export function FaultPanel(props: FaultPanelProps) {
  const { isOpen, onClose, switches, until } = props;
  const { t } = useTranslation('fault');
  const language = useLanguage();
  const description =
    until === undefined ? t('for_you') : t('for_you_until', { at: formatDateTime(until, language) });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      placement="side"
      title={t('title')}
      description={description}
      footer={<Actions switches={switches} />}
    >
      <Rows switches={switches} />
      {until !== undefined && (
        <ButtonLink className={classes.leave} variant="quiet" href={`?${FAULT_PARAMETER}=off`}>
          {t('leave')}
        </ButtonLink>
      )}
    </Dialog>
  );
}

function Rows({ switches }: Pick<FaultPanelProps, 'switches'>) {
  const { t } = useTranslation('fault');
  const areas = useAreas();
  const registry = useAreasState((state) => state.registry);
  const loaded = useAreasState((state) => state.loaded);
  const failed = useAreasState((state) => state.failed);
  const row = (subject: string) => ({
    subject,
    fault: switches.active[subject],
    onChange: (fault: FaultSwitches['active'][string] | undefined) => switches.change(subject, fault),
  });
  const stateOf = (name: string) =>
    name in failed
      ? t('failed')
      : loaded[name]
        ? t('loaded', { version: loaded[name].version })
        : t('not_loaded');
  return (
    <ul className={classes.rows}>
      {registry.areas.map(({ name }) => (
        <FaultRow key={name} {...row(name)} state={stateOf(name)} onLoad={() => areas.retry(name)} />
      ))}
      <FaultRow {...row('shell')} state={t('shell_state')} />
      <FaultRow {...row(REGISTRY_SUBJECT)} state={t('registry_state')} />
    </ul>
  );
}

function Actions({ switches }: Pick<FaultPanelProps, 'switches'>) {
  const { t } = useTranslation('fault');
  return (
    <>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
      <Button variant="primary" onClick={switches.clear}>
        {t('clear')}
      </Button>
    </>
  );
}
