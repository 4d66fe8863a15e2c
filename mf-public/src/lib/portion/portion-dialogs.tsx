import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Restaurant } from 'shared-api/contract';
import { lazyTexts, useLazy } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { addPortions, changePortions, lineKey, type Portions } from '../device/basket-lines.ts';
import { useBasket, useKeptChoice } from '../device/device.tsx';
import { PreloadWhenIdle } from '../preload-when-idle.tsx';

const text = lazyTexts('portion');

function loadDialog() {
  return import('./portion-dialog.tsx');
}

interface Opened {
  readonly itemId: string;
  /** Of the basket's line that is changed; none when portions are added. */
  readonly key?: string;
}

type OpenPortion = (opened: Opened) => void;

const OpenContext = createContext<OpenPortion>(() => undefined);

/** Opens the dialog of a dish, for new portions or for a line of the basket. */
export function usePortionDialog(): OpenPortion {
  return useContext(OpenContext);
}

interface PortionDialogsProps {
  readonly restaurant: Restaurant;
  readonly children: ReactNode;
}

/** Around what opens the dialog of a dish; its code is loaded once it is likely to be needed. */
export function PortionDialogs(props: PortionDialogsProps) {
  const { restaurant, children } = props;
  const toast = useToast();
  const { loaded, start } = useLazy(loadDialog);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback(
    async (next: Opened) => {
      if (await start()) setOpened(next);
      else toast.error(text('open_failed'));
    },
    [start, toast],
  );
  const preload = useCallback(async () => void (await start()), [start]);
  const content = useMemo(
    () => <OpenContext value={(next) => void open(next)}>{children}</OpenContext>,
    [open, children],
  );
  return (
    <>
      {content}
      {restaurant.optionGroups && <PreloadWhenIdle preload={preload}>{null}</PreloadWhenIdle>}
      {opened && loaded && (
        <OpenedDialog
          key={opened.itemId}
          {...{ restaurant, opened }}
          PortionDialog={loaded.PortionDialog}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface OpenedDialogProps {
  readonly restaurant: Restaurant;
  readonly opened: Opened;
  readonly PortionDialog: Awaited<ReturnType<typeof loadDialog>>['PortionDialog'];
  readonly onClose: () => void;
}

function OpenedDialog(props: OpenedDialogProps) {
  const { restaurant, opened, PortionDialog, onClose } = props;
  const { itemId, key } = opened;
  const [basket, changeBasket] = useBasket(restaurant.id);
  const [kept, keep] = useKeptChoice(itemId);
  const item = restaurant.menu.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  if (!item) return null;
  const isChange = key !== undefined;
  const line = basket.lines.find((one) => lineKey(one) === key);

  function finish(portions: Portions) {
    changeBasket((before) =>
      isChange ? changePortions(before, key, portions) : addPortions(before, portions),
    );
    if (!isChange) keep(null);
    onClose();
  }

  return (
    <PortionDialog
      {...{ restaurant, item, isChange, onClose }}
      others={basket.lines.filter((one) => one !== line)}
      before={(isChange ? line : kept) ?? null}
      // A change that is given up leaves the line as it is in the basket.
      onChoice={isChange ? () => undefined : keep}
      onDone={finish}
    />
  );
}
