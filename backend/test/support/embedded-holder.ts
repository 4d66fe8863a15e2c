// Holds an embedded database until it is killed, for tests of what a kill leaves behind.
// Run as: node embedded-holder.ts <data folder>
import { startEmbedded } from '../../src/infra/embedded/start-embedded.ts';

const { connection } = await startEmbedded({ dataDir: process.argv[2] ?? '' });
process.stdout.write(`${JSON.stringify(connection)}\n`);
setInterval(() => undefined, 60_000);
