import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { communesOf, REGIONS } from 'shared-api/contract';
import { placeOptions } from 'shared-api/place-name';
import { SelectField } from 'shared-ui';

type SelectProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'>;

interface PlaceFieldsProps {
  /** The chosen region: the communes offered are its own. */
  region: string;
  regionProps: SelectProps;
  communeProps: SelectProps;
}

/** Region and commune; the second list depends on the first. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { region, regionProps, communeProps } = props;
  const { t } = useTranslation('provider-restaurant');
  return (
    <>
      <SelectField
        label={t('field.region')}
        placeholder={t('field.region_none')}
        options={placeOptions(t, REGIONS)}
        {...regionProps}
      />
      <SelectField
        key={region}
        label={t('field.commune')}
        placeholder={region ? t('field.commune_none') : t('field.commune_first')}
        options={placeOptions(t, communesOf(region))}
        {...communeProps}
      />
    </>
  );
}
