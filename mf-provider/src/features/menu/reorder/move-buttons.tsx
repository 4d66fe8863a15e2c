import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared-ui';
import { ArrowDownIcon, ArrowUpIcon } from 'shared-ui/icons';
import type { MenuEntry } from './place.ts';
import { useReorderContext } from './reorder-context.ts';

/** Buttons that move a category or a dish one step up or down, like the arrow keys on its handle. */
export function MoveButtons(props: { entry: MenuEntry; name: string }) {
  const { entry, name } = props;
  const { t } = useTranslation('provider-menu');
  const { canStep, stepByButton } = useReorderContext();
  return (
    <>
      <IconButton
        icon={<ArrowUpIcon />}
        label={t(`move.${entry.kind}_up`, { name })}
        data-step={`${entry.key} -1`}
        disabled={!canStep(entry, -1)}
        onClick={() => stepByButton(entry, -1)}
      />
      <IconButton
        icon={<ArrowDownIcon />}
        label={t(`move.${entry.kind}_down`, { name })}
        data-step={`${entry.key} 1`}
        disabled={!canStep(entry, 1)}
        onClick={() => stepByButton(entry, 1)}
      />
    </>
  );
}
