import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { RestaurantApproval } from 'shared-api/contract';
import { Notice } from 'shared-ui';
import { currentIn } from './use-decide.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useDecideRestaurant, type RestaurantDecision } from './use-decide-restaurant.ts';

interface RestaurantDecisionDialogProps extends Pick<RestaurantDecision, 'approval' | 'decision'> {
  onClose: () => void;
}

/** Asks before a new restaurant or a new name is accepted or declined. */
export function RestaurantDecisionDialog(props: RestaurantDecisionDialogProps) {
  const { approval, decision, onClose } = props;
  const { t } = useTranslation('admin-approval');
  const { mutate, isPending, error } = useDecideRestaurant(onClose);
  const { name } = approval.wanted;
  return (
    <DecisionDialog
      title={t(`ask.${decision}.title`, { name })}
      text={t(`look.ask.${decision}.${approval.of}`, { name, before: approval.restaurant.name })}
      decision={decision}
      isBusy={isPending}
      refusal={error && <Refusal error={error} name={name} />}
      isOver={currentIn<RestaurantApproval>(error) !== undefined}
      onClose={onClose}
      onDecide={(reason) => mutate({ approval, decision, ...(reason !== undefined && { reason }) })}
    />
  );
}

function Refusal(props: { error: Error; name: string }) {
  const { error, name } = props;
  const { t } = useTranslation('admin-approval');
  const errorText = useErrorText();
  const standing = currentIn<RestaurantApproval>(error);
  if (!standing) return <Notice tone="danger">{errorText(error)}</Notice>;
  if (standing === 'gone') return <Notice tone="warning">{t('look.decided.gone', { name })}</Notice>;
  const values = { name, wanted: standing.wanted.name, reason: standing.decline?.reason };
  return <Notice tone="warning">{t(`look.decided.${standing.state}`, values)}</Notice>;
}
