import { pictureColor, pictureSrcSet, pictureUrl, useAppContext } from 'shared-api';
import { Picture, type PictureProps } from 'shared-ui';
import { UtensilsIcon } from 'shared-ui/icons';

const WIDTH = 640;
const HEIGHT_OF_RATIO = { wide: 360, banner: 214, square: 640 } as const;

interface RestaurantPictureProps extends Pick<PictureProps, 'className' | 'isPriority' | 'sizes'> {
  /** Path of a stored picture, or null. */
  path: string | null;
  ratio: keyof typeof HEIGHT_OF_RATIO;
  /** Alternative text; empty where the text beside the picture says it. */
  alt?: string;
}

/** A stored picture in the width that the page needs, or a drawing of a set table where there is none. */
export function RestaurantPicture(props: RestaurantPictureProps) {
  const { path, ratio, alt = '', ...picture } = props;
  const { baseUrl } = useAppContext();
  const address = path && `${baseUrl}${path}`;
  return (
    <Picture
      {...picture}
      alt={alt}
      src={address && pictureUrl(address, WIDTH)}
      srcSet={address ? pictureSrcSet(address) : undefined}
      blank={<UtensilsIcon size="large" />}
      width={WIDTH}
      height={HEIGHT_OF_RATIO[ratio]}
      ratio={ratio}
      placeholderColor={path ? pictureColor(path) : undefined}
    />
  );
}
