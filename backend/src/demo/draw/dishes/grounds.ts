import type { Table } from '../core/table.ts';
import { color } from '../core/vec.ts';
import { marble, plaster, slate, tableTop, wood, zellige } from '../parts/tables.ts';
import { cloth, palmMat, spreadCloth, stripes, waxPrint } from '../parts/textiles.ts';

/** What a dish stands on. */
export type Ground = (table: Table) => void;

export const darkWood: Ground = (table) => tableTop(table, wood({ light: '#6b4024', dark: '#2e180c' }));

export const warmWood: Ground = (table) => tableTop(table, wood({ light: '#b9824e', dark: '#6e4322' }));

export const paleWood: Ground = (table) => tableTop(table, wood({ light: '#dcc09a', dark: '#a98253' }));

export const tealBoards: Ground = (table) =>
  tableTop(table, wood({ light: '#b99c74', dark: '#7a5c3a', painted: '#3f7a7c', plank: 9 }));

export const whiteBoards: Ground = (table) =>
  tableTop(table, wood({ light: '#c9ab84', dark: '#8a6a48', painted: '#d3cdbf', plank: 9 }));

export const blueTiles: Ground = (table) => tableTop(table, zellige('#33628f', '#dcd4c0'));

export const seaTiles: Ground = (table) => tableTop(table, zellige('#8fbab8', '#2c6288'));

export const greenTiles: Ground = (table) => tableTop(table, zellige('#dcd0b4', '#357058'));

export const saffronTiles: Ground = (table) => tableTop(table, zellige('#dccdac', '#a85c34'));

export const darkSlate: Ground = (table) => tableTop(table, slate());

export const whiteMarble: Ground = (table) => tableTop(table, marble());

export const sand: Ground = (table) => tableTop(table, plaster('#d9b98a', '#c79f6c'));

export const mat: Ground = (table) => tableTop(table, palmMat());

export const indigoCloth: Ground = (table) =>
  spreadCloth(table, cloth(stripes(['#2a3a56', '#1f2b42', '#d9cdb2', '#2a3a56'], [7, 1, 0.5, 3])));

export const linen: Ground = (table) =>
  spreadCloth(table, cloth(stripes(['#e9dfca', '#b5442c', '#e9dfca', '#b5442c'], [14, 0.7, 0.8, 0.4])), {
    folds: 0.7,
  });

export const blueLinen: Ground = (table) =>
  spreadCloth(table, cloth(stripes(['#e8ecec', '#3d76a8', '#e8ecec', '#3d76a8'], [11, 1.6, 1, 0.5])), {
    folds: 0.7,
  });

export const gingham: Ground = (table) => {
  const [white, red, mixed] = [color('#f4efe4'), color('#b3261c'), color('#d98a7c')];
  const band = (x: number): boolean => ((x % 4) + 4) % 4 < 2;
  spreadCloth(
    table,
    cloth((x, z) => (band(x) && band(z) ? red : band(x) || band(z) ? mixed : white)),
    { folds: 0.6 },
  );
};

export const waxGold: Ground = (table) =>
  spreadCloth(table, cloth(waxPrint('#d9a441', '#7a2c3d', '#2c5670')));

export const waxGreen: Ground = (table) =>
  spreadCloth(table, cloth(waxPrint('#2f6657', '#e0ac4a', '#c4532a')));

export const waxRed: Ground = (table) => spreadCloth(table, cloth(waxPrint('#94342a', '#e0b25a', '#2a3352')));

export const waxBlue: Ground = (table) =>
  spreadCloth(table, cloth(waxPrint('#2c4c78', '#e6dcc4', '#cf7a3a')));
