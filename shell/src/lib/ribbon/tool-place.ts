import classes from './tool-place.module.css';

const PLACE_ID = 'maida-tools';

/**
 * A place on the page for a developer tool, apart from the page's own content: what is rendered there
 * never disturbs what was rendered on a server, and is still there when the frame itself has failed.
 */
export function makeToolPlace(): HTMLElement {
  const place = document.getElementById(PLACE_ID) ?? document.createElement('div');
  place.id = PLACE_ID;
  place.className = classes.place ?? '';
  const own = document.createElement('div');
  place.append(own);
  document.body.append(place);
  return own;
}
