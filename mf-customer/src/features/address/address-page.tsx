import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { MAX_ADDRESSES, type Address } from 'shared-api/contract';
import { Button, EmptyState, ErrorState, Grid, PageHeader, PageTitle, useFocusAfter } from 'shared-ui';
import { PinIcon, PlusIcon } from 'shared-ui/icons';
import placeholder from '../../lib/placeholder.module.css';
import { WaitingCards } from '../../lib/waiting-cards.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { useAddresses } from './get-addresses.ts';

/** The saved addresses of the signed-in user. */
export function AddressPage() {
  const { t } = useTranslation('customer-address');
  const query = useAddresses();
  const { ref, moveFocus } = useFocusAfter<HTMLDivElement>();
  // `new`, or the address being edited.
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  const count = query.data?.length ?? 0;
  const add = (
    <Button
      variant="primary"
      iconStart={<PlusIcon />}
      disabled={count >= MAX_ADDRESSES}
      onClick={() => setOpen('new')}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        description={count >= MAX_ADDRESSES ? t('full', { count }) : t('description')}
        actions={count > 0 && add}
      />
      <div ref={ref} tabIndex={-1} role="group" aria-label={t('title')}>
        <Addresses query={query} add={add} onEdit={setOpen} onRemoved={moveFocus} />
      </div>
      {open !== null && (
        <AddressDialog
          address={open === 'new' ? null : open}
          isFirst={count === 0}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface AddressesProps {
  readonly query: ReturnType<typeof useAddresses>;
  readonly add: ReactNode;
  readonly onEdit: (address: Address) => void;
  readonly onRemoved: () => void;
}

function Addresses(props: AddressesProps) {
  const { query, add, onEdit, onRemoved } = props;
  const { t, i18n } = useTranslation('customer-address');
  const errorText = useErrorText();
  if (query.data) {
    if (query.data.length === 0) {
      return (
        <EmptyState
          title={t('empty')}
          icon={<PinIcon size="large" className={placeholder.disc} />}
          action={add}
        >
          {t('empty_hint')}
        </EmptyState>
      );
    }
    return (
      <Grid as="ul" columns="large">
        {inOrder(query.data, i18n.language).map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => onEdit(address)}
            onRemoved={onRemoved}
          />
        ))}
      </Grid>
    );
  }
  if (query.isPending) return <WaitingCards count={2} lines={2} />;
  return (
    <ErrorState title={t('failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
      {errorText(query.error)}
    </ErrorState>
  );
}

/** The default one first, then by name: a restored one returns to its place. */
function inOrder(addresses: readonly Address[], language: string): Address[] {
  return addresses.toSorted(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || a.label.localeCompare(b.label, language),
  );
}
