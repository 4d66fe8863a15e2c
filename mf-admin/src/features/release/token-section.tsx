import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MadeToken, TokenStatus } from 'platform/contract';
import { Button, Card, EmptyState } from 'shared-ui';
import { LoadPlaceholder } from '../../lib/load-placeholder.tsx';
import { Section } from '../../lib/section.tsx';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { EndTokenDialog } from './end-token-dialog.tsx';
import { MadeTokenDialog } from './made-token-dialog.tsx';
import { ReleaseCards } from './release-card.tsx';
import { TokenCard } from './token-card.tsx';
import { useTokens } from './get-release-data.ts';

type OpenDialog =
  | { readonly action: 'create' }
  | { readonly action: 'end'; readonly token: TokenStatus }
  | { readonly action: 'show'; readonly made: MadeToken };

/** The tokens with which pipelines release; makes and ends them. */
export function TokenSection() {
  const { t } = useTranslation('admin-release-token');
  const query = useTokens();
  const { data } = query;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const show = (made: MadeToken) => setDialog({ action: 'show', made });
  return (
    <Section
      title={t('title')}
      hint={t('hint')}
      action={
        data && (
          <Button size="small" onClick={() => setDialog({ action: 'create' })}>
            {t('create.open')}
          </Button>
        )
      }
    >
      {!data && (
        <Card>
          <LoadPlaceholder query={query} failed={t('load_failed')} />
        </Card>
      )}
      {data && data.tokens.length === 0 && (
        <Card>
          <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
        </Card>
      )}
      {data && data.tokens.length > 0 && (
        <ReleaseCards>
          {data.tokens.map((token) => (
            <TokenCard key={token.name} token={token} onEnd={() => setDialog({ action: 'end', token })} />
          ))}
        </ReleaseCards>
      )}
      {dialog?.action === 'create' && <CreateTokenDialog onMade={show} onClose={close} />}
      {dialog?.action === 'end' && <EndTokenDialog token={dialog.token} onClose={close} />}
      {dialog?.action === 'show' && <MadeTokenDialog made={dialog.made} onClose={close} />}
    </Section>
  );
}
