import { useTranslation } from 'react-i18next';
import type { Address } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { Badge, Button, Card, formatList } from 'shared-ui';
import { EditIcon, PhoneIcon, PinIcon, TrashIcon } from 'shared-ui/icons';
import classes from './address-card.module.css';
import { useMakeDefault, useRemoveAddress } from './use-address-changes.ts';

export interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
  /** Called before the card is removed. */
  readonly onRemoved: () => void;
}

/** A saved address with its actions. */
export function AddressCard(props: AddressCardProps) {
  const { address, onEdit, onRemoved } = props;
  const { label, commune, region, landmark, phone, isDefault } = address;
  const { t, i18n } = useTranslation('customer-address');
  const remove = useRemoveAddress(onRemoved);
  const place = formatList([placeName(t, commune), placeName(t, region)], i18n.language);
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.label} dir="auto">
          {label}
        </h2>
        {isDefault && <Badge tone="accent">{t('default')}</Badge>}
      </div>
      <address className={classes.address}>
        <PinIcon size="small" className={classes.icon} />
        <span>
          <bdi translate="no">{address.address}</bdi>
          {place && <span className={classes.line}>{place}</span>}
          {landmark && (
            <span className={classes.muted} dir="auto">
              {landmark}
            </span>
          )}
        </span>
        {phone && (
          <>
            <PhoneIcon size="small" className={classes.icon} />
            <bdi translate="no">{phone}</bdi>
          </>
        )}
      </address>
      <div className={classes.actions}>
        <Button size="small" iconStart={<EditIcon />} aria-label={t('edit_of', { label })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          size="small"
          iconStart={<TrashIcon />}
          aria-label={t('remove_of', { label })}
          isBusy={remove.isPending}
          onClick={() => remove.mutate(address)}
        >
          {t('remove')}
        </Button>
        {!isDefault && <MakeDefault address={address} />}
      </div>
    </Card>
  );
}

function MakeDefault(props: { readonly address: Address }) {
  const { address } = props;
  const { t } = useTranslation('customer-address');
  const makeDefault = useMakeDefault();
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('make_default_of', { label: address.label })}
      isBusy={makeDefault.isPending}
      onClick={() => makeDefault.mutate(address)}
    >
      {t('make_default')}
    </Button>
  );
}
