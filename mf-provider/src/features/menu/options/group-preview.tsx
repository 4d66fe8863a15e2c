import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceProblems, portionPrice, toAmount, toMinor, type Restaurant } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { formatMoney, useLanguage, useNow } from 'shared-ui';
import { ChevronDownIcon } from 'shared-ui/icons';
import { OptionGroupField, type OptionCount } from 'shared-ui/option-group';
import type { GroupsDraft } from './group-draft.ts';
import { previewGroups } from './preview-groups.ts';
import { useGroupTexts } from './use-group-texts.ts';
import classes from './group-preview.module.css';

const MINUTE_MS = 60_000;

interface GroupPreviewProps {
  /** Reads what is typed, once the preview is open. */
  readonly groups: () => GroupsDraft;
  readonly restaurant: Restaurant;
  /** Of the dish, in MRU; without one, no sum is shown. */
  readonly price?: number | undefined;
}

/** What a customer sees and can try: opens at a press. */
export function GroupPreview(props: GroupPreviewProps) {
  const { t } = useTranslation('provider-options');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes.preview}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <span>{t('preview.title')}</span>
        <ChevronDownIcon className={classes.chevron} />
      </summary>
      {isOpen && <OpenPreview {...props} />}
    </details>
  );
}

function OpenPreview(props: GroupPreviewProps) {
  const { restaurant, price } = props;
  const { t } = useTranslation('provider-options');
  const language = useLanguage();
  const texts = useOwnTexts(restaurant.language);
  const groupTexts = useGroupTexts();
  const now = useNow(MINUTE_MS);
  const [chosen, setChosen] = useState<readonly OptionCount[]>([]);
  const groups = previewGroups(props.groups(), { restaurant, texts, now });
  const offered = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const choice = chosen.filter(({ id }) => offered.includes(id));
  const tooMany = new Set(
    choiceProblems(groups, choice).flatMap((problem) =>
      problem.kind === 'too_many' ? [problem.groupId] : [],
    ),
  );
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <OptionGroupField
          key={group.id}
          group={group}
          texts={groupTexts}
          chosen={choice}
          isWrong={tooMany.has(group.id)}
          onChange={setChosen}
        />
      ))}
      {price !== undefined && (
        <p className={classes.sum} role="status">
          {t('preview.price', {
            price: formatMoney(toAmount(portionPrice(toMinor(price), groups, choice)), language),
          })}
        </p>
      )}
    </div>
  );
}
