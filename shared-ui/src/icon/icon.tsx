import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './icon.module.css';

/** What every icon takes. */
export interface IconProps {
  /** `small` 16 px, `medium` 20 px (default), `large` 24 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The accessible name of an icon without a text beside it; without it, assistive technology ignores the icon. */
  title?: string | undefined;
  /** Mirrors the icon in right-to-left text: for arrows and chevrons. */
  isMirrored?: boolean | undefined;
  className?: string | undefined;
}

/** The `svg` element of an icon: 24 units square, in the text colour. */
export function Icon(props: IconProps & { children: ReactNode }) {
  const { size = 'medium', title, isMirrored = false, className, children } = props;
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={classNames(classes.icon, classes[size], isMirrored && classes.mirrored, className)}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {children}
    </svg>
  );
}

/** Creates an icon from a path's data; `isMirrored` for one that points along the line of text. */
export function createIcon(path: string, { isMirrored = false } = {}) {
  return function PathIcon(props: IconProps) {
    return (
      <Icon isMirrored={isMirrored} {...props}>
        <path d={path} />
      </Icon>
    );
  };
}
