import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import type { User } from 'shared-api/contract';
import { Button, Dialog, withTexts } from 'shared-ui';
import { laterTexts } from '../../lib/texts.ts';

const nameOf = (user: User | null | undefined) => user?.firstname ?? user?.email ?? '';

function Question() {
  const { t } = useTranslation('proof');
  const user = useSession((session) => session.user);
  const builtFor = useSession((session) => session.builtFor);
  const goOnAs = useSession((session) => session.goOnAs);
  const [isBusy, setBusy] = useState(false);
  const names = { name: nameOf(user), former: nameOf(builtFor) };

  async function choose(who: 'present' | 'former') {
    setBusy(true);
    await goOnAs(who);
    setBusy(false);
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('other.title', names)}
      description={t(builtFor ? 'other.text_user' : 'other.text_guest', names)}
      isBusy={isBusy}
      // There is no page without a decision.
      onClose={() => undefined}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => void choose('former')}>
            {t(builtFor ? 'other.as_user' : 'other.as_guest', names)}
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void choose('present')}>
            {t('other.go_on', names)}
          </Button>
        </>
      }
    />
  );
}

/** Says who is signed in by now, and lets the person go on as either. */
export const OtherPersonDialog = withTexts(Question, laterTexts);
