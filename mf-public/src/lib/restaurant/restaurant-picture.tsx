import { pictureColor, pictureSrcSet, pictureUrl, useMaida } from 'shared-api';
import { classNames, Picture, type PictureProps } from 'shared-ui';
import { UtensilsIcon } from 'shared-ui/icons';
import classes from './restaurant-picture.module.css';

const WIDTH = 640;
const HEIGHT_OF_RATIO = { wide: 360, banner: 214, square: 640 } as const;

interface RestaurantPictureProps extends Pick<PictureProps, 'className' | 'isPriority' | 'sizes'> {
  /** Path of a stored picture, or null. */
  path: string | null;
  ratio: keyof typeof HEIGHT_OF_RATIO;
}

/** A stored picture in the width that the page needs, or a set table where there is none. Says nothing by itself. */
export function RestaurantPicture(props: RestaurantPictureProps) {
  const { path, ratio, className, ...picture } = props;
  const { baseUrl } = useMaida();
  if (path === null) {
    return (
      <span aria-hidden className={classNames(classes.empty, classes[ratio], className)}>
        <UtensilsIcon size="large" />
      </span>
    );
  }
  const address = `${baseUrl}${path}`;
  return (
    <Picture
      {...picture}
      alt=""
      src={pictureUrl(address, WIDTH)}
      srcSet={pictureSrcSet(address)}
      width={WIDTH}
      height={HEIGHT_OF_RATIO[ratio]}
      ratio={ratio}
      placeholderColor={pictureColor(path)}
      className={className}
    />
  );
}
