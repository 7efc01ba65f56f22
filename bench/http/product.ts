import { join } from 'node:path';
import { type Program, startProgram } from './program.ts';

export const adminPassword = 'only for the benchmark';

export const builtServer = join(import.meta.dirname, '../../build/current/api/server.js');

/** Starts the product, with its data and documents in `folder`. @param args for Node: by default the built server. */
export function startProduct(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
  args: readonly string[] = [builtServer],
): Promise<Program> {
  return startProgram(process.execPath, args, port, {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    ADMIN_PASSWORD: adminPassword,
    // What is shown is what holds without this limit.
    REQUESTS_PER_MINUTE_PER_CLIENT: '100000000',
    ...settings,
  });
}
