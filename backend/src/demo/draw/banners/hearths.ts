import type * as ground from '../dishes/grounds.ts';
import { charcoal, grate } from '../parts/props.ts';
import { slate, tableTop } from '../parts/tables.ts';
import { carpet, spreadCloth } from '../parts/textiles.ts';

export const nomadCarpet: ground.Ground = (table) => spreadCloth(table, carpet(), { folds: 0.5 });

export const emberGrill: ground.Ground = (table) => {
  tableTop(table, slate('#1d1b1a'));
  table.at({ y: 1 }, () => charcoal(table, 112, 78));
  table.at({ y: 4.6 }, () => grate(table, 120, 90, 2.6));
};
