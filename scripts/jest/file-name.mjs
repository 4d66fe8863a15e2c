import { basename } from 'node:path';

/** Stands for the build's rule of pictures: importing one gives its address, here its name. */
export default {
  process: (_content, file) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(basename(file))};`,
  }),
};
