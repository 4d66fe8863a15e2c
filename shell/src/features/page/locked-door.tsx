import { useEffect } from 'react';
import { useLazy } from 'shared-ui';
import classes from './locked-door.module.css';

const loadDrawing = () => import(/* webpackChunkName: "door" */ './door-drawing.tsx');

/** Place of the drawing of a closed door, which few people meet, so that it isn't part of the first load. */
export function LockedDoor() {
  const { loaded, start } = useLazy(loadDrawing);
  useEffect(() => void start(), [start]);
  return <div className={classes.place}>{loaded && <loaded.DoorDrawing />}</div>;
}
