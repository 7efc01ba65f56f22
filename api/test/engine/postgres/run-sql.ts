import { connect } from '../../../../engines/test/connect.ts';

/** Runs a statement on a connection of its own. @returns the rows. */
export async function runSql(
  url: string,
  text: string,
  values: readonly string[] = [],
): Promise<unknown[]> {
  const client = await connect(url);
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Makes all processes look as if they were gone, each until its next beat. */
export async function silenceProcesses(url: string): Promise<void> {
  await runSql(url, "update processes set seen_at = now() - interval '1 min'");
}
