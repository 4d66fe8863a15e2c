import form from './form.json';
import opening from './opening.json';
import table from './table.json';
import ui from './ui.json';

/** The texts of all components. */
export const texts = { ui: { ...form, ...opening, ...table, ...ui } };
