import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import classes from './picture.module.css';

/** Props of {@link Picture}. */
export interface PictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'alt' | 'loading' | 'fetchPriority'
> {
  src: string;
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
}

/** A picture that never makes the page jump. Pass `srcSet` and `sizes` for several files. */
export function Picture(props: PictureProps) {
  const { ratio, placeholderColor, isPriority = false, className, alt, ...image } = props;
  return (
    <span className={classNames(classes.frame, ratio && classes[ratio], className)}>
      {placeholderColor !== undefined && (
        // An SVG fill and not a style attribute: the page's content security policy allows no inline styles.
        <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className={classes.placeholder}>
          <rect width="1" height="1" fill={placeholderColor} />
        </svg>
      )}
      <img
        {...image}
        alt={alt}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        className={classes.image}
      />
    </span>
  );
}
