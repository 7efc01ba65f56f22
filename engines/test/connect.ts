import { Client } from 'pg';

/** A connection of the test's own, beside those of the engine. */
export async function connect(url: string | undefined): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
