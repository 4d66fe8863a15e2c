import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from 'shared-ui';
import classes from './overlay.module.css';
import type { Owner, PagePart } from './page-parts.ts';

/** A part of the page with its position in CSS pixels. */
interface Box {
  readonly label: string;
  readonly isShell: boolean;
  readonly isWhole: boolean;
  /** Whether it is a dialog, which covers everything else. */
  readonly isOver: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Approximate height of a label in CSS pixels. */
const LABEL_SIZE = 24;

export interface OverlayProps {
  /** Measures the page now. */
  readonly findParts: () => PagePart[];
}

/** Outlines every part of the page with its owner, above everything else. */
export function Overlay(props: OverlayProps) {
  const { t } = useTranslation('overlay');
  const boxes = useBoxes(props.findParts, t);
  const place = useRef<HTMLDivElement>(null);
  // Move to the top again after a dialog has opened.
  useEffect(() => {
    place.current?.hidePopover?.();
    place.current?.showPopover?.();
  }, [boxes.length]);
  return (
    <div
      ref={place}
      popover="manual"
      dir="ltr"
      role="status"
      aria-label={t('title')}
      className={classes.place}
    >
      {boxes.map((box, index) => (
        <OwnedBox key={index} box={box} />
      ))}
    </div>
  );
}

function OwnedBox({ box }: { readonly box: Box }) {
  const { label, isShell, isWhole, x, y, width, height } = box;
  return (
    <div
      className={classNames(classes.box, !isShell && classes.area, !isWhole && classes.standIn)}
      style={{ transform: `translate(${x}px, ${y}px)`, inlineSize: width, blockSize: height }}
    >
      {/* Moves down as the part scrolls off the top. */}
      <span
        className={classes.label}
        style={{ insetBlockStart: Math.max(0, Math.min(-y, height - LABEL_SIZE)) }}
      >
        {label}
      </span>
    </div>
  );
}

/** Measures the page again in every frame, so that the outlines follow any movement. */
function useBoxes(findParts: () => PagePart[], t: TFunction<'overlay'>): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let frame = 0;
    let drawn = '';
    const look = () => {
      const next = uncovered(findParts().map((part) => boxOf(part, t)));
      const key = JSON.stringify(next);
      if (key !== drawn) setBoxes(next);
      drawn = key;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [findParts, t]);
  return boxes;
}

/** Clips parts that are scrolled below the sticky header. */
function uncovered(boxes: readonly Box[]): Box[] {
  const headers = boxes.filter(({ isShell, y, height }) => isShell && y <= 0 && y + height > 0);
  const covered = Math.max(0, ...headers.map(({ y, height }) => y + height));
  return boxes.map((box) => {
    const hidden = box.isOver || headers.includes(box) ? 0 : Math.max(0, covered - box.y);
    return hidden === 0 || hidden >= box.height
      ? box
      : { ...box, y: box.y + hidden, height: box.height - hidden };
  });
}

function boxOf({ element, owner }: PagePart, t: TFunction<'overlay'>): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isWhole = owner.state === 'shown';
  return {
    label: labelOf(owner, t),
    isShell: owner.name === 'shell',
    isWhole,
    isOver: element.tagName === 'DIALOG',
    x: left,
    y: top,
    width,
    height,
  };
}

function labelOf(owner: Owner, t: TFunction<'overlay'>): string {
  const { name, version, team, state } = owner;
  const part = team ? t('part_team', { name, version, team }) : t('part', { name, version });
  if (state === 'failed') return t('failed', { part });
  return state === 'coming' ? t('coming', { part }) : part;
}
