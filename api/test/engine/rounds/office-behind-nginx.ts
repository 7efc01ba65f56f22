import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createS3Client } from '@yiqiao/engines/s3/client/s3-client';
import { makeCheapCredential } from '../../cheap-credential.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { password } from '../../server/test-server.ts';
import { formatPlace, openEngine } from '../postgres/open-postgres.ts';
import type { PostgresServer } from '../postgres/postgres-server.ts';
import { type SharedProcess, startProcess } from '../postgres/shared-office.ts';
import type { SwiftServer } from '../s3/swift-server.ts';
import { type CutProxy, startCutProxy } from './cut-proxy.ts';
import { startNginx } from './start-nginx.ts';

/** Nine from here on: four of them are Swift's. */
const firstPort = Number(process.env.ROUNDS_PORT ?? 3110);

export const ports = {
  nginx: firstPort,
  processes: [firstPort + 1, firstPort + 2, firstPort + 3],
  swift: firstPort + 4,
} as const;

/** Three processes on one database and one bucket, nginx in front, and a network that can be cut. */
export interface OfficeBehindNginx {
  /** Of nginx. */
  readonly url: string;
  readonly processes: readonly OfficeProcess[];
  readonly databaseNetwork: CutProxy;
  readonly bucketNetwork: CutProxy;
  readonly bucket: ReturnType<SwiftServer['settings']>;
}

interface OfficeProcess {
  kill(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function openOfficeBehindNginx(
  postgres: PostgresServer,
  swift: SwiftServer,
): Promise<OfficeBehindNginx> {
  const folder = await temporaryFolder();
  const direct = await postgres.makeDatabase();
  const engine = await openEngine(formatPlace(direct, join(folder, 'unused')));
  await engine.sessions.writeCredential(makeCheapCredential(password));
  await engine.close();
  const bucket = swift.settings(`office-${process.pid}-${Date.now()}`);
  const client = createS3Client(bucket);
  await client.ask({ method: 'PUT' });
  client.close();

  const databaseNetwork = await startCutProxy(Number(new URL(direct).port));
  const bucketNetwork = await startCutProxy(ports.swift);
  const database = new URL(direct);
  database.port = `${databaseNetwork.port}`;
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${bucketNetwork.port}`,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    RETENTION_HOURS: 'off',
    ABANDONED_DAYS: 'off',
    TRUST_PROXY: 'loopback',
  };
  const processes = await Promise.all(
    ports.processes.map(async (port) => {
      const own = join(folder, `process-${port}`);
      await mkdir(own);
      const settings = JSON.stringify({ ...environment, PORT: `${port}` });
      return startOfficeProcess([`${database.href} `, own, settings]);
    }),
  );
  await startNginx({ folder, port: ports.nginx, ports: ports.processes });
  return {
    url: `http://127.0.0.1:${ports.nginx}`,
    processes,
    databaseNetwork,
    bucketNetwork,
    bucket,
  };
}

async function startOfficeProcess(args: readonly string[]): Promise<OfficeProcess> {
  let running: SharedProcess = await startProcess(args);
  return {
    kill: () => running.kill(),
    stop: () => running.stop(),
    async start() {
      running = await startProcess(args);
    },
  };
}
