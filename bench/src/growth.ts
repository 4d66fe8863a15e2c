/** The growth table alone, which `bench:service` prints as well. `npm run bench:growth`. */
import { measureGrowth } from './growth/measure-growth.ts';

await measureGrowth();
