import { join } from 'node:path';

/** The committed document. */
export const DOCUMENT_FILE = join(import.meta.dirname, '../../../openapi.json');
