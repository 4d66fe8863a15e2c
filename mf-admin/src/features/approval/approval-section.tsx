import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Approval, RestaurantApproval } from 'shared-api/contract';
import { Card, EmptyState, RadioGroup } from 'shared-ui';
import { CheckCircleIcon } from 'shared-ui/icons';
import { useSearchState } from 'shared-ui/router';
import { LoadPlaceholder } from '../../lib/load-placeholder.tsx';
import { Section } from '../../lib/section.tsx';
import { QUEUE_PAGE_SIZE, useApprovals, type QueueState } from './get-approvals.ts';
import type { Decision } from './use-decide.ts';
import { OwnerDecision } from './owner-decision.tsx';
import { QueueCard } from './queue-card.tsx';
import { useRestaurantApprovals } from './get-restaurant-approvals.ts';
import type { RestaurantDecision } from './use-decide-restaurant.ts';
import { RestaurantDecisionDialog } from './restaurant-decision.tsx';
import { WaitingOwner } from './waiting-owner.tsx';
import { WaitingRestaurant } from './waiting-restaurant.tsx';
import classes from './approval-section.module.css';

/** All that waits for approval: restaurant owners, new restaurants and close names; and what was declined. */
export function ApprovalSection() {
  const { t } = useTranslation('admin-approval');
  const { parameters, change } = useSearchState();
  const state: QueueState = parameters.get('queue') === 'declined' ? 'declined' : 'waiting';
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
      <Owners key={`owners ${state}`} state={state} />
      <Restaurants key={`restaurants ${state}`} state={state} />
    </Section>
  );
}

function Owners(props: { state: QueueState }) {
  const { state } = props;
  const { t } = useTranslation('admin-approval');
  const [limit, setLimit] = useState(QUEUE_PAGE_SIZE);
  const [question, setQuestion] = useState<Pick<Decision, 'owner' | 'decision'> | null>(null);
  const query = useApprovals(state, limit);
  const { data: page } = query;
  return (
    <>
      {!page || page.rows.length === 0 ? (
        <Card>
          {page ? (
            <EmptyState
              icon={<CheckCircleIcon size="large" className={classes.check} />}
              title={t(`none.${state}`)}
            />
          ) : (
            <LoadPlaceholder query={query} failed={t('load_failed')} />
          )}
        </Card>
      ) : (
        <QueueCard page={page} query={query} onMore={() => setLimit(limit + 2 * QUEUE_PAGE_SIZE)}>
          {page.rows.map((owner: Approval) => (
            <WaitingOwner
              key={owner.user.id}
              owner={owner}
              onDecide={(decision) => setQuestion({ owner, decision })}
            />
          ))}
        </QueueCard>
      )}
      {question && <OwnerDecision {...question} onClose={() => setQuestion(null)} />}
    </>
  );
}

/** Nothing where none waits: the owners' list says that all is done. */
function Restaurants(props: { state: QueueState }) {
  const { state } = props;
  const { t } = useTranslation('admin-approval');
  const [limit, setLimit] = useState(QUEUE_PAGE_SIZE);
  const [question, setQuestion] = useState<Pick<RestaurantDecision, 'approval' | 'decision'> | null>(null);
  const query = useRestaurantApprovals(state, limit);
  const { data: page, error } = query;
  return (
    <>
      {!page && error && (
        <Card>
          <LoadPlaceholder query={query} failed={t('look.load_failed')} />
        </Card>
      )}
      {page && page.rows.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('look.title')}</h3>
          <QueueCard page={page} query={query} onMore={() => setLimit(limit + 2 * QUEUE_PAGE_SIZE)}>
            {page.rows.map((approval: RestaurantApproval) => (
              <WaitingRestaurant
                key={approval.restaurant.id}
                approval={approval}
                onDecide={(decision) => setQuestion({ approval, decision })}
              />
            ))}
          </QueueCard>
        </>
      )}
      {question && <RestaurantDecisionDialog {...question} onClose={() => setQuestion(null)} />}
    </>
  );
}
