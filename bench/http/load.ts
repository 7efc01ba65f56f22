import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Requests per second with 32 connections, as wrk counts them. @throws when an answer was not 2xx. */
export async function requestsPerSecond(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t2', '-c32', `-d${seconds}s`, ...sent, url]);
  if (stdout.includes('Non-2xx')) throw new Error(`${url} did not answer 200:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
