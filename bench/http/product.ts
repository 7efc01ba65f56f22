import { join } from 'node:path';
import product from '../../package.json' with { type: 'json' };
import { type Program, startProgram } from './program.ts';

export const adminPassword = 'only for the benchmark';

const builtServer = join(import.meta.dirname, '../../build/current/api/server.js');
/** Those of `npm start`, without `node` and the script. */
const startOptions = product.scripts.start.split(' ').slice(1, -1);

/** Starts the product, with its data and documents in `folder`. @param nodeOptions besides those of `npm start`. */
export function startProduct(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<Program> {
  const args = [...startOptions, ...nodeOptions, builtServer];
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
