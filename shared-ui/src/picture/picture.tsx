import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './picture.module.css';

/** Props of {@link Picture}. */
export interface PictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'alt' | 'src' | 'loading' | 'fetchPriority'
> {
  /** Null where there is no picture: then `blank` stands in its place. */
  src: string | null;
  /** What it shows; `''` where the words beside it already say it. */
  alt: string;
  /** Pixels of the largest file: they hold the place before it arrives. */
  width: number;
  height: number;
  /** Crops to this shape, whatever the file's. */
  ratio?: 'wide' | 'banner' | 'standard' | 'square' | undefined;
  /** A colour of the picture, shown until it is there. */
  placeholderColor?: string | undefined;
  /** For the one picture that matters first on a page: fetched at once instead of when it comes near. */
  isPriority?: boolean | undefined;
  /** An icon, for a place without a picture. */
  blank?: ReactNode | undefined;
}

/** A picture that never makes the page jump. Pass `srcSet` and `sizes` for several files. */
export function Picture(props: PictureProps) {
  const { src, ratio, placeholderColor, isPriority = false, blank, className, alt, ...image } = props;
  const frame = classNames(classes.frame, ratio && classes[ratio], src === null && classes.blank, className);
  if (src === null) {
    return (
      <span aria-hidden className={frame}>
        {blank}
      </span>
    );
  }
  return (
    <span className={frame}>
      {placeholderColor !== undefined && (
        // An SVG fill and not a style attribute: the page's content security policy allows no inline styles.
        <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className={classes.placeholder}>
          <rect width="1" height="1" fill={placeholderColor} />
        </svg>
      )}
      <img
        {...image}
        src={src}
        alt={alt}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        className={classes.image}
      />
    </span>
  );
}
