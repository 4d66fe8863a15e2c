import type { Order } from 'shared-api/contract';
import { createTestRestaurant, orderBodyOf } from '../../src/features/restaurant/testing.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const FORMULAS = ['=1+41', '+41+1', '-1+43', '@SUM(41;1)', '＝1+41', "=cmd|' /C calc'!A0"];
/** What may begin a cell in a spreadsheet that is set to another separator. */
const BEFORE = ['', 'x;', 'x,', 'x\t', 'x"; ', '",', '";"', ";'"];
const HONEST = [
  'Zeinab - Ksar',
  'A+B Studio',
  'Salma (2e étage)',
  'M. O’Brien; fils',
  'سلمى',
  'Ely "Bob" Ba',
  '3 = trois',
];

/** The cells of a file as a program reads them that knows quotes and one of the separators. */
function cellsOf(text: string, separator: string): string[] {
  const cells = [];
  let [cell, isQuoted] = ['', false];
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\n')) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

/** A reader that pays no attention to quotes, as some do with a separator that they were not told. */
const nakedCellsOf = (text: string, separator: string) => text.replaceAll('"', '').split(separator);

const isFormula = (cell: string) => /^\s*[=+@＝＋＠]|^\s*[-－]\D|^\s*-\d+\+/u.test(cell);

export const trial: AbuseTrial = {
  name: 'have a spreadsheet compute a text of an export, under every separator',
  async run() {
    const service = await startTestService();
    const kitchen = await createTestRestaurant(service);
    const { client: admin } = await service.as('ADMIN');
    /** The export of an order under this name; empty if the name is refused. */
    const exportOf = async (name: string) => {
      const { client } = await service.as('USER');
      const { status, body } = await client.post<Order>('/api/orders', { ...orderBodyOf(kitchen), name });
      if (status === 400) return '';
      const { text } = await admin.get(`/api/orders/export?q=${body.code}`);
      return text.split('\r\n').slice(1).join('\n').trimEnd();
    };
    const texts = BEFORE.flatMap((before) => FORMULAS.map((formula) => before + formula));
    let succeeded = 0;
    for (const text of texts) {
      const file = await exportOf(text);
      const readings = [',', ';', '\t'].flatMap((separator) => [
        ...cellsOf(file, separator),
        ...(separator === ',' ? [] : nakedCellsOf(file, separator)),
      ]);
      if (readings.some(isFormula)) succeeded += 1;
    }
    let bothered = 0;
    for (const name of HONEST) {
      if (
        !cellsOf((await exportOf(name)).replaceAll('""', '\u0000'), ',').includes(
          name.replaceAll('"', '\u0000'),
        )
      )
        bothered += 1;
    }
    await service.close();
    return { attempts: texts.length, succeeded, allowed: 0, honest: HONEST.length, bothered };
  },
};
