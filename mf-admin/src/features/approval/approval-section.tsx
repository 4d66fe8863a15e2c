import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { Approval } from 'shared-api/contract';
import { Button, Card, EmptyState, ErrorState, formatCount, Loading, RadioGroup, Skeleton } from 'shared-ui';
import { CheckCircleIcon } from 'shared-ui/icons';
import { useSearchState } from 'shared-ui/router';
import { Section } from '../../lib/section.tsx';
import { QUEUE_PAGE_SIZE, useApprovals, type Decision, type QueueState } from './approval-queries.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { WaitingOwner } from './waiting-owner.tsx';
import classes from './approval-section.module.css';

type Question = Pick<Decision, 'owner' | 'decision'>;

/** Restaurant owners who wait for approval, and those who were declined. */
export function ApprovalSection() {
  const { t } = useTranslation('admin-approval');
  const { parameters, change } = useSearchState();
  const state: QueueState = parameters.get('queue') === 'declined' ? 'declined' : 'waiting';
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <Section
      title={t('title')}
      action={
        <RadioGroup
          legend={t('state.legend')}
          isLegendHidden
          appearance="segmented"
          options={[
            { value: 'waiting', label: t('state.waiting') },
            { value: 'declined', label: t('state.declined') },
          ]}
          value={state}
          onValueChange={(value) => change({ queue: value === 'declined' ? value : null })}
        />
      }
    >
      <Owners key={state} state={state} onAsk={setQuestion} />
      {question && (
        <DecisionDialog
          owner={question.owner}
          decision={question.decision}
          onClose={() => setQuestion(null)}
        />
      )}
    </Section>
  );
}

function Owners(props: { state: QueueState; onAsk: (question: Question) => void }) {
  const { state, onAsk } = props;
  const { t } = useTranslation('admin-approval');
  const [limit, setLimit] = useState(QUEUE_PAGE_SIZE);
  const query = useApprovals(state, limit);
  const { data: page } = query;
  if (!page || page.rows.length === 0) return <WithoutOwners state={state} query={query} />;
  const more = page.total - page.rows.length;
  return (
    <Card padding="none">
      <ul>
        {page.rows.map((owner: Approval) => (
          <WaitingOwner
            key={owner.user.id}
            owner={owner}
            onDecide={(decision) => onAsk({ owner, decision })}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.more}>
          <Button
            variant="quiet"
            size="small"
            isBusy={query.isPlaceholderData}
            onClick={() => setLimit(limit + 2 * QUEUE_PAGE_SIZE)}
          >
            {t('more', { count: more, formatted: formatCount(more) })}
          </Button>
        </p>
      )}
    </Card>
  );
}

interface WithoutOwnersProps {
  state: QueueState;
  query: ReturnType<typeof useApprovals>;
}

function WithoutOwners(props: WithoutOwnersProps) {
  const { state } = props;
  const { isPending, error, isFetching, refetch } = props.query;
  const { t } = useTranslation('admin-approval');
  const errorText = useErrorText();
  if (error) {
    return (
      <Card>
        <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (isPending) {
    return (
      <Card>
        <Loading className={classes.loading}>
          <Skeleton width="half" />
          <Skeleton width="long" />
        </Loading>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<CheckCircleIcon size="large" className={classes.check} />}
        title={t(`none.${state}`)}
      />
    </Card>
  );
}
