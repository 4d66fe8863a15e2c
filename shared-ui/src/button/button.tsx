import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SpinnerMark } from '../spinner/spinner.tsx';
import classes from './button.module.css';

/** How a button looks, whatever element it is. */
export interface ButtonLook {
  /** `primary` once per view; `secondary` (default) beside it; `quiet` without a frame; `danger` deletes. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `small` 36 px with a mouse, `medium` 44 px (default), `large` 52 px. On touch screens never under 44 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  iconStart?: ReactNode | undefined;
  iconEnd?: ReactNode | undefined;
  isFullWidth?: boolean | undefined;
}

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks and Enter; width and focus do not change. */
  isBusy?: boolean | undefined;
  /** What the button says while busy ("Creating…"); without it only the spinner shows. */
  busyLabel?: string | undefined;
}

function lookClassName(look: ButtonLook, className: string | undefined): string {
  const { variant = 'secondary', size = 'medium', isFullWidth = false } = look;
  return classNames(classes.button, classes[variant], classes[size], isFullWidth && classes.full, className);
}

interface ContentProps {
  look: ButtonLook;
  children: ReactNode;
  /** `away` is hidden and not part of the accessible name; `faded` is only invisible. */
  state?: 'away' | 'faded' | undefined;
}

function Content(props: ContentProps) {
  const { look, children, state } = props;
  return (
    <span
      className={classNames(classes.content, state && classes[state])}
      aria-hidden={state === 'away' || undefined}
    >
      {look.iconStart}
      <span>{children}</span>
      {look.iconEnd}
    </span>
  );
}

function BusyContent(props: { isBusy: boolean; label: string }) {
  const { isBusy, label } = props;
  return (
    <span className={classNames(classes.content, !isBusy && classes.away)} aria-hidden={!isBusy || undefined}>
      <SpinnerMark />
      <span>{label}</span>
    </span>
  );
}

/** A button for an action on this page; use {@link ButtonLink} to go to another. `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, iconStart, iconEnd, isFullWidth, isBusy = false, busyLabel, ...rest } = props;
  const { children, className, onClick, type = 'button', ...button } = rest;
  const look = { variant, size, iconStart, iconEnd, isFullWidth };

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  // Not `disabled` while busy: the button would lose the keyboard focus.
  const busy = isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button
      {...button}
      {...busy}
      type={type}
      className={lookClassName(look, className)}
      onClick={handleClick}
    >
      <Content look={look} state={isBusy ? (busyLabel === undefined ? 'faded' : 'away') : undefined}>
        {children}
      </Content>
      {busyLabel !== undefined && <BusyContent isBusy={isBusy} label={busyLabel} />}
      {isBusy && busyLabel === undefined && (
        <span className={classes.spinner}>
          <SpinnerMark />
        </span>
      )}
    </button>
  );
}

/** Props of {@link ButtonLink}: the look and the props of the link component. */
export type ButtonLinkProps<C extends ElementType = 'a'> = ButtonLook & {
  /** What renders the link, e.g. the router's `Link`; a plain `a` by default. */
  component?: C | undefined;
} & Omit<ComponentPropsWithRef<C>, keyof ButtonLook | 'component'>;

/** A link that looks like a button: `<ButtonLink component={Link} to="/login">…</ButtonLink>`. */
export function ButtonLink<C extends ElementType = 'a'>(props: ButtonLinkProps<C>) {
  const { component, variant, size, iconStart, iconEnd, isFullWidth, children, className, ...rest } = props;
  const Component: ElementType = component ?? 'a';
  const look = { variant, size, iconStart, iconEnd, isFullWidth };
  return (
    <Component {...rest} className={lookClassName(look, className)}>
      <Content look={look}>{children}</Content>
    </Component>
  );
}
