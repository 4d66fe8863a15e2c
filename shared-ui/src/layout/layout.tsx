import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import classes from './layout.module.css';

interface LayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** Element to render, `div` by default. */
  as?: ElementType | undefined;
}

/** Props of {@link Container}. */
export interface ContainerProps extends LayoutProps {
  /** `narrow` 560 px for a form, `medium` 768 px for text, `wide` (default) 1200 px for grids and tables. */
  size?: 'narrow' | 'medium' | 'wide' | undefined;
}

/** The page's column: sets its width and the gutters. */
export function Container(props: ContainerProps) {
  const { as: Element = 'div', size = 'wide', className, ...rest } = props;
  return <Element {...rest} className={classNames(classes.container, classes[size], className)} />;
}

const GAPS = {
  1: 'gap1',
  2: 'gap2',
  3: 'gap3',
  4: 'gap4',
  5: 'gap5',
  6: 'gap6',
  8: 'gap8',
  12: 'gap12',
} as const;

/** Props of {@link Stack}. */
export interface StackProps extends LayoutProps {
  /** Steps of 4 px between the children; 4 (16 px) by default. */
  gap?: keyof typeof GAPS | undefined;
  /** `column` (default), or `row`, which wraps. */
  direction?: 'column' | 'row' | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

/** Children in a row or column with equal gaps. */
export function Stack(props: StackProps) {
  const { as: Element = 'div', gap = 4, direction = 'column', align, justify, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        classes.stack,
        classes[GAPS[gap]],
        classes[direction],
        align && classes[`align-${align}`],
        justify && classes[`justify-${justify}`],
        className,
      )}
    />
  );
}

/** Props of {@link Grid}. */
export interface GridProps extends LayoutProps {
  /** Minimum width of a column: `small` 180 px, `medium` 270 px (default), `large` 400 px. */
  columns?: 'small' | 'medium' | 'large' | undefined;
}

/** As many equal columns as fit; one on a phone. */
export function Grid(props: GridProps) {
  const { as: Element = 'div', columns = 'medium', className, ...rest } = props;
  return <Element {...rest} className={classNames(classes.grid, classes[`columns-${columns}`], className)} />;
}
