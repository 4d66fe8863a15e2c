import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { personName, type Approval } from 'shared-api/contract';
import { formatList, Notice, useLanguage } from 'shared-ui';
import { currentIn, useDecide, type Decision } from './use-decide.ts';
import { DecisionDialog } from './decision-dialog.tsx';

interface OwnerDecisionProps extends Pick<Decision, 'decision'> {
  owner: Approval;
  onClose: () => void;
}

/** Asks before an owner is approved or declined, naming person and restaurants. */
export function OwnerDecision(props: OwnerDecisionProps) {
  const { owner, decision, onClose } = props;
  const { t } = useTranslation('admin-approval');
  const language = useLanguage();
  const { mutate, isPending, error } = useDecide(onClose);
  const restaurants = formatList(
    owner.restaurants.map(({ name }) => name),
    language,
  );
  return (
    <DecisionDialog
      title={t(`ask.${decision}.title`, { name: personName(owner.user) })}
      text={
        restaurants
          ? t(`ask.${decision}.text`, { count: owner.restaurants.length, restaurants })
          : t(`ask.${decision}.text_without`)
      }
      decision={decision}
      isBusy={isPending}
      refusal={error && <Refusal error={error} name={personName(owner.user)} />}
      isOver={currentIn<Approval>(error) !== undefined}
      onClose={onClose}
      onDecide={(reason) => mutate({ owner, decision, ...(reason !== undefined && { reason }) })}
    />
  );
}

function Refusal(props: { error: Error; name: string }) {
  const { error, name } = props;
  const { t } = useTranslation('admin-approval');
  const errorText = useErrorText();
  const standing = currentIn<Approval>(error);
  if (!standing) return <Notice tone="danger">{errorText(error)}</Notice>;
  if (standing === 'gone') return <Notice tone="warning">{t('decided.gone', { name })}</Notice>;
  const reason = standing.decline?.reason;
  return <Notice tone="warning">{t(`decided.${standing.state}`, { name, reason })}</Notice>;
}
