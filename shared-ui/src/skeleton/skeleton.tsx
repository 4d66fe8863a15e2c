import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUiText } from '../text/use-ui-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** `text` (default) one line, `title`, `picture` 16∶9, `circle`, `button`, or `block`, sized by `className`. */
  shape?: 'text' | 'title' | 'picture' | 'circle' | 'button' | 'block' | undefined;
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
  className?: string | undefined;
}

/** A placeholder for content that is loading. Screen readers ignore it: wrap the group in {@link Loading}. */
export function Skeleton(props: SkeletonProps) {
  const { shape = 'text', width = 'full', className } = props;
  return (
    <span aria-hidden className={classNames(classes.skeleton, classes[shape], classes[width], className)} />
  );
}

/** Props of {@link Loading}. */
export interface LoadingProps {
  /** What is loading; "Loading…" by default. */
  label?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A region that is loading: announces it once and shows its skeletons. */
export function Loading(props: LoadingProps) {
  const text = useUiText();
  return (
    <div role="status" aria-busy className={props.className}>
      <VisuallyHidden>{props.label ?? text('loading')}</VisuallyHidden>
      {props.children}
    </div>
  );
}
