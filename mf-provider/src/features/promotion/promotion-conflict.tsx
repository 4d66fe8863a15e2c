import { useTranslation } from 'react-i18next';
import type { Promotion } from 'shared-api/contract';
import { Button, Notice, Stack } from 'shared-ui';
import { TakeFocus } from './take-focus.tsx';
import { usePromotionText } from './use-promotion-text.ts';

interface PromotionConflictProps {
  /** As others have saved it; null if they have deleted it. */
  theirs: Promotion | null;
  onTake: () => void;
}

/** Says what somebody else has made of a promotion meanwhile; the form's owner decides which one stays. */
export function PromotionConflict(props: PromotionConflictProps) {
  const { theirs, onTake } = props;
  const { t } = useTranslation('provider-promotion');
  const { reduction, period, terms } = usePromotionText();
  return (
    <TakeFocus>
      <Notice
        tone="warning"
        title={t(theirs ? 'conflict.changed' : 'conflict.deleted')}
        action={
          <Stack direction="row" gap={2}>
            <Button size="small" onClick={onTake}>
              {t(theirs ? 'conflict.take' : 'conflict.leave')}
            </Button>
            <Button size="small" type="submit">
              {t('conflict.mine')}
            </Button>
          </Stack>
        }
      >
        {theirs ? (
          <>
            <p>{[reduction(theirs), terms(theirs)].filter(Boolean).join(' · ')}</p>
            <p>{period(theirs)}</p>
          </>
        ) : undefined}
      </Notice>
    </TakeFocus>
  );
}
