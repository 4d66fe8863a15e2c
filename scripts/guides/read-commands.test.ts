import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './read-commands.ts';

const GUIDE = `
Text with \`npm test\`.

\`\`\`sh
npm start          # the product
# a line of its own
npm run platform -- release mf-a --why "the #1 wish # of all" # said so
npm run platform -- token create team \\
  --ends 2027-01-01
\`\`\`

- A list:

  \`\`\`sh
  npm run platform -- status
  \`\`\`

\`\`\`json
{ "not": "a command" }
\`\`\`
`;

test('the commands of a guide are read without comments, also from lists and over several lines', () => {
  assert.deepEqual(readCommands(GUIDE), [
    'npm start',
    'npm run platform -- release mf-a --why "the #1 wish # of all"',
    'npm run platform -- token create team --ends 2027-01-01',
    'npm run platform -- status',
  ]);
});
