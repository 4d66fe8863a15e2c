import { useTranslation } from 'react-i18next';
import { lazyTexts, useLanguage } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { areaNames, lazyAreaNames } from './area-name.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { changeRules } from './rule-client.ts';
import { useReleaseChange } from './release-queries.ts';

const text = lazyTexts('admin-release-rule');

/** What an admin wants to do with a promotion that waits, or with a freeze. */
export interface AskedRule {
  readonly action: 'approve' | 'withdraw' | 'end-freeze';
  readonly id: string;
  readonly areas: readonly string[];
  /** Empty for a freeze. */
  readonly version: string;
}

const TEXTS = { approve: 'approve', withdraw: 'withdraw', 'end-freeze': 'end_freeze' } as const;

/** Asks before a promotion that waits goes live or is withdrawn, and before a freeze ends. */
export function RuleQuestion(props: { asked: AskedRule; onClose: () => void }) {
  const { asked, onClose } = props;
  const { action, id, areas, version } = asked;
  const { t } = useTranslation('admin-release-rule');
  const { t: releases } = useTranslation('admin-release');
  const language = useLanguage();
  const name = areaNames(releases, language, areas);
  const toast = useToast();
  const { mutate, isPending, error } = useReleaseChange(changeRules, () => {
    onClose();
    toast.success(text(`ask.${TEXTS[action]}.done`, { name: lazyAreaNames(areas), version }));
  });
  return (
    <ReleaseDialog
      title={t(`ask.${TEXTS[action]}.title`, { name })}
      description={t(`ask.${TEXTS[action]}.text`, { version })}
      confirmLabel={t(`ask.${TEXTS[action]}.yes`)}
      isBusy={isPending}
      error={error}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ kind: action, id });
      }}
      onClose={onClose}
    />
  );
}
