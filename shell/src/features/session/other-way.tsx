import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { usePagePath } from '../../lib/use-page-path.ts';
import type { ProofKind } from './proof-ways.ts';
import classes from './session-expiry.module.css';

export interface OtherWayProps {
  readonly kind: ProofKind;
  /** What else the account has. */
  readonly other: ProofKind | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (way: ProofKind) => void;
  /** The page with the dialog is left. */
  readonly onLeave: () => void;
}

/** Another way to prove who somebody is, or for an admin the page on which an authenticator app is set up. */
export function OtherWay(props: OtherWayProps) {
  const { kind, other, isBusy, onChoose, onLeave } = props;
  const { t } = useTranslation('proof');
  const account = usePagePath('account');
  return (
    <>
      {other && (
        <Button variant="quiet" className={classes.other} disabled={isBusy} onClick={() => onChoose(other)}>
          {t(`verification.${other}_instead`)}
        </Button>
      )}
      {kind === 'new-passkey' && (
        <p>
          <Link to={`${account}/security`} onClick={onLeave}>
            {t('verification.app_instead')}
          </Link>
        </p>
      )}
    </>
  );
}
