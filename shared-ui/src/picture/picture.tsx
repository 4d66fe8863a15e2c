import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './picture.module.css';

/** Props of {@link Picture}. */
export interface PictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'alt' | 'src' | 'loading' | 'fetchPriority'
> {
  /** Null without a picture: `blank` is shown instead. */
  src: string | null;
  /** The alternative text; `''` if the text beside the picture says the same. */
  alt: string;
  /** Pixels of the largest file: they reserve the space before it loads. */
  width: number;
  height: number;
  /** Crops the picture to this aspect ratio. */
  ratio?: 'wide' | 'banner' | 'standard' | 'square' | undefined;
  /** A colour shown until the picture has loaded. */
  placeholderColor?: string | undefined;
  /** For the page's most important picture: loads at once instead of lazily. */
  isPriority?: boolean | undefined;
  /** An icon to show without a picture. */
  blank?: ReactNode | undefined;
}

/** A picture that causes no layout shift. Pass `srcSet` and `sizes` for several files. */
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
        // An SVG fill, since the content security policy forbids style attributes.
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
