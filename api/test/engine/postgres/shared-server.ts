/**
 * The product as a process of its own on a shared database, to be killed. Arguments: a place, a folder for
 * what belongs to this process alone, and settings as JSON. Prints its address once it is running.
 */
import * as z from 'zod/mini';
import { startTestServer } from '../../server/test-server.ts';
import { databaseEnvironment, openSharedFolder, parsePlace } from './open-postgres.ts';

const [place = '', folder = '', environment = '{}'] = process.argv.slice(2);
const environmentSchema = z.record(z.string(), z.string());
const { url, folder: documents } = parsePlace(place);
const server = await startTestServer({
  folder,
  environment: {
    ...databaseEnvironment(url),
    ...z.parse(environmentSchema, JSON.parse(environment)),
  },
  // Without a folder the documents are in the bucket that the settings name.
  surroundings: documents === '' ? {} : { openSharedDocuments: () => openSharedFolder(documents) },
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', async () => {
  await server.running.stop();
  process.exit(0);
});
