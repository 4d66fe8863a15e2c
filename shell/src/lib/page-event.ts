/** Dispatched on the window when another page is shown, before it is painted. */
export const PAGE_EVENT = 'maida:page';
