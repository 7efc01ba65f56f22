import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';

/** The servers read only this file, even if there are other settings on the machine. */
const sharedSettings = '/etc/swift/swift.conf';
const serverNames = ['account', 'container', 'object'] as const;
const user = userInfo().username;
const startMs = 90_000;

/** OpenStack Swift with its S3 interface, from Debian's packages: a real store, on this machine alone. */
export interface SwiftServer {
  settings(bucket: string): S3Settings;
  /** Kills what clients talk to; what was stored stays. */
  killProxy(): Promise<void>;
  startProxy(): Promise<void>;
  stop(): Promise<void>;
}

/** @param port this one and the four after it are used. */
export async function startSwift(folder: string, port: number): Promise<SwiftServer> {
  for (const name of ['dev/d1', 'etc', 'run', 'log']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await writeSharedSettings();
  const running: Running[] = [];
  const memcached = ['-u', user, '-l', '127.0.0.1', '-p', String(port + 4), '-m', '32'];
  running.push(await run(folder, 'memcached', memcached));
  for (const [index, name] of serverNames.entries()) {
    await writeServer(folder, name, port + 1 + index);
    running.push(await run(folder, `swift-${name}-server`, [join(folder, 'etc', `${name}.conf`)]));
  }
  await writeFile(join(folder, 'etc/proxy.conf'), proxySettings(folder, port));
  let proxy: Running | null = null;

  async function startProxy(): Promise<void> {
    proxy = await run(folder, 'swift-proxy-server', [join(folder, 'etc/proxy.conf')]);
    const until = Date.now() + startMs;
    while (!(await isUp(port))) {
      if (Date.now() > until) throw new Error(`Swift does not start: see ${join(folder, 'log')}`);
      await pause(100);
    }
  }

  async function killProxy(): Promise<void> {
    await proxy?.kill();
    proxy = null;
  }

  await startProxy();
  return {
    killProxy,
    startProxy,
    settings: (bucket) => ({
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'test:tester',
      secretAccessKey: 'testing',
      encryption: undefined,
    }),
    async stop() {
      await killProxy();
      await Promise.all(running.map(({ kill }) => kill()));
    },
  };
}

interface Running {
  kill(): Promise<void>;
}

async function run(folder: string, program: string, args: readonly string[]): Promise<Running> {
  const log = await open(join(folder, 'log', `${program}.log`), 'a');
  const env = { ...process.env, SWIFT_DIR: join(folder, 'etc'), PYTHONWARNINGS: 'ignore' };
  const child = spawn(program, args, { stdio: ['ignore', log.fd, log.fd], env });
  await log.close();
  const ended = once(child, 'exit');
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return {
    async kill() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

async function isUp(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthcheck`)).ok;
  } catch {
    return false;
  }
}

async function writeSharedSettings(): Promise<void> {
  if (existsSync(sharedSettings)) return;
  await mkdir('/etc/swift', { recursive: true });
  const hash = '[swift-hash]\nswift_hash_path_suffix = test\nswift_hash_path_prefix = test\n';
  const policy = '[storage-policy:0]\nname = Policy-0\ndefault = yes\n';
  await writeFile(sharedSettings, hash + policy);
}

function commonSettings(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${join(folder, 'etc')}
log_level = WARNING
log_address = ${join(folder, 'no-log')}
`;
}

async function writeServer(folder: string, name: string, port: number): Promise<void> {
  const etc = join(folder, 'etc');
  const settings = `${commonSettings(folder, port)}devices = ${join(folder, 'dev')}
mount_check = false
fallocate_reserve = 0
disable_fallocate = true
recon_cache_path = ${join(folder, 'run')}
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
recon_cache_path = ${join(folder, 'run')}
`;
  await writeFile(join(etc, `${name}.conf`), settings);
  // One copy of everything, on the one disk there is.
  for (const args of [
    ['create', '4', '1', '0'],
    ['add', `r1z1-127.0.0.1:${port}/d1`, '1'],
    ['rebalance'],
  ]) {
    const made = spawnSync('swift-ring-builder', [`${name}.builder`, ...args], { cwd: etc });
    // 1 is a warning.
    if ((made.status ?? 2) > 1) throw new Error(`swift-ring-builder: ${made.stdout}${made.stderr}`);
  }
}

function proxySettings(folder: string, port: number): string {
  const filters = [
    ...['catch_errors', 'gatekeeper', 'healthcheck', 'cache', 'listing_formats', 'bulk', 's3api'],
    ...['tempauth', 'copy', 'slo', 'dlo', 'versioned_writes', 'symlink'],
  ];
  const options: Readonly<Record<string, string>> = {
    cache: `memcache_servers = 127.0.0.1:${port + 4}`,
    s3api: 'location = us-east-1\ncheck_bucket_owner = false\nmax_upload_part_num = 10000',
    tempauth: 'user_test_tester = testing .admin',
    versioned_writes: 'allow_versioned_writes = true',
  };
  const sections = filters.map((name) => {
    const egg = name === 'cache' ? 'memcache' : name;
    return `[filter:${name}]\nuse = egg:swift#${egg}\n${options[name] ?? ''}\n`;
  });
  return `${commonSettings(folder, port)}[pipeline:main]
pipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${sections.join('')}`;
}
