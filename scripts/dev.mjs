import './require-node.mjs';
import { spawn } from 'node:child_process';
import { installIfStale } from './install.mjs';
import { stopWithParent } from './parent.mjs';
import { repository, toolPath } from './run-command.mjs';

const sitePort = process.env.PORT ?? '5173';
const adminPort = String(Number(sitePort) + 1);
const apiPort = String(Number(sitePort) + 2);

await installIfStale();
stopWithParent();

const env = { ...process.env, API_PORT: apiPort, ADMIN_DEV_PORT: adminPort };
const vite = toolPath('vite/bin/vite.js');
const tsx = toolPath('tsx/dist/cli.mjs');
const children = [
  start('api', [tsx, 'watch', '--clear-screen=false', 'src/server.ts'], { PORT: apiPort }),
  start('admin-pwa', [vite, '--clearScreen', 'false']),
  start('site', [vite, '--clearScreen', 'false']),
];
console.info(`Yiqiao with hot reload: http://localhost:${sitePort} (console at /admin/)`);

function start(folder, args, more = {}) {
  const child = spawn(process.execPath, args, {
    cwd: `${repository}/${folder}`,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...more },
  });
  child.once('exit', (code) => stop(code ?? 1));
  return child;
}

function stop(code) {
  for (const child of children) child.kill();
  process.exitCode = code;
}

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop(0));
