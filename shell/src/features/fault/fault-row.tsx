import { FAULT_KINDS, faultKindsOf } from 'platform/contract';
import type { Fault, FaultKind } from 'platform/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, SelectField } from 'shared-ui';
import classes from './fault-panel.module.css';

interface FaultRowProps {
  /** An area, the shell or the registry. */
  readonly subject: string;
  /** Its state on this page. */
  readonly state: string;
  readonly fault: Fault | undefined;
  readonly onChange: (fault: Fault | undefined) => void;
  /** Loads it again without a page reload; absent where a reload is needed. */
  readonly onLoad?: (() => Promise<void>) | undefined;
}

/** One subject: its state, its fault, and a button that applies it at once. */
export function FaultRow(props: FaultRowProps) {
  const { subject, state, fault, onChange, onLoad } = props;
  const { t } = useTranslation('fault');
  const options = faultKindsOf(subject).map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));
  return (
    <li className={classes.row}>
      <div className={classes.choice}>
        <SelectField
          label={subject}
          value={fault?.kind ?? ''}
          onChange={({ target }) => onChange(faultOf(target.value))}
          options={[{ value: '', label: t('none') }, ...options]}
        />
      </div>
      {onLoad && <LoadButton subject={subject} onLoad={onLoad} />}
      <p className={classes.state}>{state}</p>
    </li>
  );
}

function faultOf(value: string): Fault | undefined {
  const kind = FAULT_KINDS.find((candidate: FaultKind) => candidate === value);
  return kind && { kind };
}

function LoadButton(props: { readonly subject: string; readonly onLoad: () => Promise<void> }) {
  const { subject, onLoad } = props;
  const { t } = useTranslation('fault');
  const [isLoading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    await onLoad();
    setLoading(false);
  }

  return (
    <Button
      size="small"
      isBusy={isLoading}
      aria-label={t('load_subject', { subject })}
      onClick={() => void load()}
    >
      {t('load')}
    </Button>
  );
}
