import { pictureUrl } from 'shared-api';
import { Picture } from 'shared-ui';

/** Width of the smallest file that the service keeps of a picture. */
const SMALLEST = 320;
const HEIGHTS = { square: SMALLEST, wide: 180 } as const;

interface ThumbnailProps {
  /** Path of a stored picture. */
  path: string;
  ratio?: keyof typeof HEIGHTS;
  /** Says how wide it is. */
  className: string | undefined;
}

/** A small picture beside the words that say what it shows. */
export function Thumbnail(props: ThumbnailProps) {
  const { path, ratio = 'square', className } = props;
  return (
    <Picture
      className={className}
      src={pictureUrl(path, SMALLEST)}
      alt=""
      width={SMALLEST}
      height={HEIGHTS[ratio]}
      ratio={ratio}
    />
  );
}
