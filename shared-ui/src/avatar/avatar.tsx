import { classNames } from '../class-names.ts';
import classes from './avatar.module.css';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** The name that gives the initials and the colour. */
  name: string;
  /** A square picture; without it the initials show. */
  src?: string | undefined;
  /** `small` 32 px, `medium` 40 px (default), `large` 64 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

const TONES = ['accent', 'clay', 'highlight', 'success', 'info'] as const;

/** A person or a place in a circle. Decorative: put the name beside it. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = 'medium', className } = props;
  return (
    <span aria-hidden className={classNames(classes.avatar, classes[size], classes[toneOf(name)], className)}>
      {src === undefined ? (
        initialsOf(name)
      ) : (
        <img src={src} alt="" loading="lazy" className={classes.image} />
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toLocaleUpperCase();
}

function toneOf(name: string): (typeof TONES)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length] ?? 'accent';
}
