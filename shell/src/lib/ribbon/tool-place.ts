import classes from './tool-place.module.css';

const PLACE_ID = 'maida-tools';

/**
 * An element for a developer tool outside the page's content: what is rendered there
 * never disturbs server-rendered content, and stays when the frame itself has failed.
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
