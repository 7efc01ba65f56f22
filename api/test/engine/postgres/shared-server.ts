/**
 * The product as a process of its own on a shared database, to be killed. Arguments: a place, and a folder for
 * what belongs to this process alone. Prints its address once it is running.
 */
import { startTestServer } from '../../test-server.ts';
import { openSharedFolder, parsePlace } from './open-postgres.ts';

const [place = '', folder = ''] = process.argv.slice(2);
const { url, folder: documents } = parsePlace(place);
const server = await startTestServer({
  folder,
  environment: { DATABASE_URL: url },
  surroundings: { openSharedDocuments: () => openSharedFolder(documents) },
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', async () => {
  await server.running.stop();
  process.exit(0);
});
