import { pictureUrl } from 'shared-api';
import { Picture } from 'shared-ui';

/** Width of the smallest stored variant of a picture. */
const SMALLEST = 320;
const HEIGHTS = { square: SMALLEST, wide: 180 } as const;

interface ThumbnailProps {
  /** Path of a stored picture. */
  path: string;
  ratio?: keyof typeof HEIGHTS;
  /** Class that sets the width. */
  className: string | undefined;
}

/** A small decorative picture beside its text. */
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
