import { connect as connectTo, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { setStatus } from '../../api/test/keep-quotes.ts';
import { listenLocally } from '../../api/test/listen-locally.ts';
import { openEngineOn } from './fill-database.ts';

const changes = 200;

/** Messages that wait for an answer, for each of many changes one after the other. */
export async function countRoundTrips(url: string): Promise<number> {
  const proxied = new URL(url);
  const port = Number(proxied.port);
  let trips = 0;
  const server = createServer((client) => {
    const database = connectTo(port, proxied.hostname);
    let isAnswered = true;
    client.on('data', (bytes) => {
      // A notice to other processes is sent afterwards: no answer waits for it.
      if (isAnswered && !bytes.includes('pg_notify')) trips += 1;
      isAnswered = false;
    });
    database.on('data', () => {
      isAnswered = true;
    });
    pipeline(client, database, client, () => {});
  });
  proxied.port = String(await listenLocally(server));
  const engine = await openEngineOn(proxied.href);
  await engine.records.get('q1');
  const before = trips;
  for (let change = 0; change < changes; change += 1) {
    const status = change % 2 === 0 ? 'completed' : 'in-progress';
    await setStatus(engine.records, 'q1', { status, at: '2026-11-20T10:00:00.000Z' });
  }
  const counted = (trips - before) / changes;
  await engine.close();
  server.close();
  return counted;
}
