import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  IconButton,
  Popover,
  RadioGroup,
  Stack,
  TextField,
} from '../../src/index.ts';
import { BellIcon } from '../../src/icons.ts';
import { said } from '../../src/testing/said.ts';
import { useToast } from '../../src/toast.ts';
import type { PartProps } from '../part-props.ts';

type Open = 'form' | 'side' | 'confirm' | null;

export function Overlays(props: PartProps) {
  const { say } = props;
  const [open, setOpen] = useState<Open>(null);
  const toast = useToast();
  const close = () => setOpen(null);
  return (
    <>
      <h2>{say('Overlays', 'Superpositions')}</h2>
      <Stack direction="row" gap={3}>
        <Button onClick={() => setOpen('form')}>{say('Form dialog', 'Dialogue')}</Button>
        <Button onClick={() => setOpen('side')}>{say('Side dialog', 'Panneau')}</Button>
        <Button onClick={() => setOpen('confirm')}>{say('Confirm', 'Confirmation')}</Button>
        <Button
          onClick={() => {
            toast.show(said(say('Dish removed.', 'Plat supprimé.')), {
              action: { label: said(say('Undo', 'Annuler')), onAction: () => undefined },
              duration: null,
            });
            toast.success(
              said(say('Order accepted, ready in 20 minutes.', 'Commande acceptée, prête dans 20 minutes.')),
              { duration: null },
            );
            toast.error(
              said(
                say(
                  'The order could not be saved. Try again later.',
                  'La commande n’a pas pu être enregistrée. Réessayez plus tard.',
                ),
              ),
              { duration: null },
            );
          }}
        >
          {say('Toasts', 'Messages')}
        </Button>
        <Popover
          label="Notifications"
          renderTrigger={(trigger) => <IconButton icon={<BellIcon />} label="Notifications" {...trigger} />}
        >
          <EmptyState title={say('No new notifications', 'Aucune nouvelle notification')} />
        </Popover>
      </Stack>
      <BookingDialog {...props} isOpen={open === 'form'} onClose={close} />
      <Dialog
        isOpen={open === 'side'}
        onClose={close}
        title={say('Your order', 'Votre commande')}
        placement="side"
      >
        <EmptyState title={say('Nothing chosen yet', 'Rien de choisi pour le moment')} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={say('Delete “Thieboudienne”?', 'Supprimer « Thieboudienne » ?')}
        confirmLabel={say('Delete', 'Supprimer')}
      >
        {say(
          'It leaves the menu at once. Past orders keep it.',
          'Il quitte la carte aussitôt. Les commandes passées le conservent.',
        )}
      </ConfirmDialog>
    </>
  );
}

function BookingDialog(props: PartProps & { isOpen: boolean; onClose: () => void }) {
  const { say, isOpen, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('Enter Your Information', 'Saisissez vos informations')}
      description={say('Delivery · 3 dishes · 540.00 MRU', 'Livraison · 3 plats · 540,00 MRU')}
      onSubmit={(event) => event.preventDefault()}
      footer={
        <>
          <Button onClick={onClose}>{say('Cancel', 'Annuler')}</Button>
          <Button type="submit" variant="primary">
            {say('Confirm', 'Confirmer')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <TextField label={say('Name', 'Nom')} required />
        <TextField
          label={say('Phone', 'Téléphone')}
          required
          inputMode="numeric"
          error={say('Exactly 10 digits.', 'Exactement 10 chiffres.')}
        />
        <TextField
          label={say('Address', 'Adresse')}
          required
          hint={say(
            'A landmark helps: “behind the blue mosque”',
            'Un repère aide : « derrière la mosquée bleue »',
          )}
        />
        <RadioGroup
          legend={say('Payment', 'Paiement')}
          options={[
            { value: 'cash', label: say('Cash', 'Espèces') },
            { value: 'wallet', label: 'Bankily' },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
