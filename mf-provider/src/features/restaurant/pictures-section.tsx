import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pictureUrl } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { Button, IconButton, Picture, StatusBadge } from 'shared-ui';
import { RefreshIcon, TrashIcon } from 'shared-ui/icons';
import { PictureField } from '../../lib/picture/picture-field.tsx';
import { PicturePicker } from '../../lib/picture/picture-picker.tsx';
import type { DetailsForm } from './details-form.ts';
import { FormSection } from './form-section.tsx';
import { useGallery } from './use-gallery.ts';
import sections from './form-section.module.css';
import classes from './pictures-section.module.css';

const THUMBNAIL = 320;

interface PicturesSectionProps {
  form: UseFormReturn<DetailsForm>;
  restaurant: Restaurant;
  /** Pictures come and go at once, beside what the form saves. */
  onPicturesChange: (restaurant: Restaurant) => void;
}

/** Banner, background, and all pictures of the restaurant. */
export function PicturesSection(props: PicturesSectionProps) {
  const { form, restaurant } = props;
  const { t } = useTranslation('provider-restaurant');
  const field = (name: 'bannerUrl' | 'bgImage', label: string, hint: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <PictureField
          label={label}
          hint={hint}
          restaurantId={restaurant.id}
          ratio="wide"
          use="gallery"
          value={value}
          onValueChange={onChange}
        />
      )}
    />
  );
  return (
    <FormSection>
      <div className={sections.pair}>
        {field('bannerUrl', t('field.banner'), t('field.banner_hint'))}
        {field('bgImage', t('field.background'), t('field.background_hint'))}
      </div>
      <Gallery {...props} />
    </FormSection>
  );
}

function Gallery(props: PicturesSectionProps) {
  const { form, restaurant, onPicturesChange } = props;
  const { t } = useTranslation('provider-restaurant');
  const gallery = useGallery(restaurant, onPicturesChange);
  return (
    <div className={classes.gallery}>
      <h2 className={classes.title}>{t('gallery.title')}</h2>
      {restaurant.images.length > 0 && (
        <ul className={classes.tiles}>
          {restaurant.images.map((path, index) => (
            <Tile
              key={path}
              path={path}
              number={index + 1}
              form={form}
              onRemove={() => gallery.remove(path)}
            />
          ))}
        </ul>
      )}
      <PicturePicker
        label={t('gallery.add')}
        hint={t('gallery.hint')}
        files={gallery.files}
        states={gallery.states}
        isDisabled={gallery.isSending}
        onFilesChange={gallery.change}
      />
      {gallery.hasFailed && !gallery.isSending && (
        <Button
          variant="primary"
          className={classes.retry}
          iconStart={<RefreshIcon />}
          onClick={gallery.retry}
        >
          {t('gallery.retry')}
        </Button>
      )}
    </div>
  );
}

interface TileProps {
  path: string;
  number: number;
  form: UseFormReturn<DetailsForm>;
  onRemove: () => void;
}

function Tile(props: TileProps) {
  const { path, number, form, onRemove } = props;
  const { t } = useTranslation('provider-restaurant');
  const [banner, background] = useWatch({ control: form.control, name: ['bannerUrl', 'bgImage'] });
  const use = (name: 'bannerUrl' | 'bgImage') =>
    form.setValue(name, path, { shouldDirty: true, shouldTouch: true });
  return (
    <li className={classes.tile}>
      <div className={classes.frame}>
        <Picture
          src={pictureUrl(path, THUMBNAIL)}
          alt={t('gallery.picture', { number })}
          width={THUMBNAIL}
          height={240}
          ratio="standard"
          className={classes.picture}
        />
        <IconButton
          className={classes.remove}
          variant="secondary"
          icon={<TrashIcon />}
          label={t('gallery.remove', { number })}
          onClick={onRemove}
        />
      </div>
      <div className={classes.uses}>
        {banner === path ? (
          <StatusBadge tone="success">{t('gallery.is_banner')}</StatusBadge>
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('gallery.use_banner', { number })}
            onClick={() => use('bannerUrl')}
          >
            {t('gallery.banner')}
          </Button>
        )}
        {background === path ? (
          <StatusBadge tone="success">{t('gallery.is_background')}</StatusBadge>
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('gallery.use_background', { number })}
            onClick={() => use('bgImage')}
          >
            {t('gallery.background')}
          </Button>
        )}
      </div>
    </li>
  );
}
