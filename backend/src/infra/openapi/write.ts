/** Rewrites the committed document after a change of the contract: `node backend/src/infra/openapi/write.ts`. */
import { writeFileSync } from 'node:fs';
import { buildDocument } from './document.ts';
import { DOCUMENT_FILE } from './document-file.ts';

writeFileSync(DOCUMENT_FILE, `${JSON.stringify(buildDocument(), null, 2)}\n`);
process.stdout.write(`${DOCUMENT_FILE} written\n`);
