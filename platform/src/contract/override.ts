/** Where an area's development server has what the page of a running product loads of it: `guest/static/js/entry.js`. */
export const GUEST_FOLDER = 'guest/';
