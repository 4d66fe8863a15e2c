import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useErrorText } from 'shared-api';
import { hasPasskeys } from 'shared-api/passkey';
import { Button, Dialog, ErrorState, Loading, Notice, Skeleton, withTexts } from 'shared-ui';
import { KeyIcon } from 'shared-ui/icons';
import { usePagePath } from '../../lib/use-page-path.ts';
import { useVerificationOptions } from './get-verification-options.ts';
import { OtherWay } from './other-way.tsx';
import { ProofFields } from './proof-fields.tsx';
import { laterTexts } from '../../lib/texts.ts';
import { isPasskey, typedFor, waysToProve, type ProofKind } from './proof-ways.ts';
import classes from './session-expiry.module.css';
import { useProof } from './use-proof.ts';

export interface VerificationDialogProps {
  readonly onAnswer: (isDone: boolean) => void;
}

function ProofDialog(props: VerificationDialogProps) {
  const { onAnswer } = props;
  const { t } = useTranslation('proof');
  const { query, kind, other, typed, choose } = useWays();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { prove, forget, isBusy, failure } = useProof(query.data, onAnswer);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(typed !== undefined && text.trim() === '');
    if (typed === undefined) void prove(kind, undefined);
    else if (text.trim() !== '')
      void prove(kind, typed === 'code' ? { code: text.trim() } : { password: text });
  }

  function change(way: ProofKind) {
    choose(way);
    setText('');
    setMissing(false);
    forget();
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t(kind === 'new-passkey' ? 'verification.new_title' : 'verification.title')}
      description={query.data && t(`verification.${kind}`)}
      isBusy={isBusy}
      onClose={() => onAnswer(false)}
      onSubmit={submit}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => onAnswer(false)}>
            {t('verification.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            data-autofocus={typed ? undefined : true}
            iconStart={isPasskey(kind) ? <KeyIcon /> : undefined}
            disabled={!query.data}
            isBusy={isBusy}
          >
            {t(`verification.${kind}_button`)}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <QueryState query={query} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {query.data && isPasskey(kind) && !hasPasskeys() && (
          <Notice tone="warning">{t('verification.unavailable')}</Notice>
        )}
        {query.data && typed && (
          <ProofFields
            key={typed}
            kind={typed}
            value={text}
            isMissing={isMissing && text.trim() === ''}
            onChange={setText}
          />
        )}
        {query.data && (
          <OtherWay {...{ kind, other, isBusy }} onChoose={change} onLeave={() => onAnswer(false)} />
        )}
      </div>
    </Dialog>
  );
}

/**
 * Asks for a proof that the account has: passkey, code or password; an admin without either of the first adds it here.
 */
export const VerificationDialog = withTexts(ProofDialog, laterTexts);

function useWays() {
  const query = useVerificationOptions();
  const { pathname } = useLocation();
  const account = usePagePath('account');
  const [chosen, choose] = useState<ProofKind>();
  const place = { hasPasskeys: hasPasskeys(), isAtAccount: `${pathname}/`.startsWith(`${account}/`) };
  const ways = query.data ? waysToProve(query.data, place) : [];
  const kind = ways.find((way) => way === chosen) ?? ways[0] ?? 'password';
  const other = ways.find((way) => way !== kind);
  return { query, kind, other, typed: query.data && typedFor(kind, query.data), choose };
}

function QueryState(props: { readonly query: ReturnType<typeof useVerificationOptions> }) {
  const { query } = props;
  const { t } = useTranslation('proof');
  const errorText = useErrorText();
  return (
    <>
      {query.isPending && (
        <Loading>
          <Skeleton shape="title" />
        </Loading>
      )}
      {query.isError && (
        <ErrorState
          title={t('verification.failed')}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          {errorText(query.error)}
        </ErrorState>
      )}
    </>
  );
}
