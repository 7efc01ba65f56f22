import './checks/require-node.mjs';
import './show-help.mjs';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopWithParent } from './commands/parent.mjs';
import { endWithSentence, repository, toolPath } from './commands/run-command.mjs';
import { installIfStale } from './install.mjs';

const sitePort = process.env.PORT ?? '5173';
const adminPort = String(Number(sitePort) + 1);
const apiPort = String(Number(sitePort) + 2);
const pollMs = 200;
let isStopped = false;

await installIfStale().catch(endWithSentence);
stopWithParent();

const env = { ...process.env, API_PORT: apiPort, ADMIN_DEV_PORT: adminPort };
const vite = toolPath('vite/bin/vite.js');
const tsx = toolPath('tsx/dist/cli.mjs');
const children = [
  start('api', [tsx, 'watch', '--clear-screen=false', 'src/server.ts'], { PORT: apiPort }),
  start('admin-pwa', [vite, '--clearScreen', 'false']),
  start('site', [vite, '--clearScreen', 'false']),
];

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop(0));

// Each of the three prints its own address; the one to use is printed below them.
await Promise.all([sitePort, adminPort, apiPort].map(untilAnswered));
if (!isStopped) {
  console.info(
    `\nOpen http://localhost:${sitePort}/ (console: http://localhost:${sitePort}/admin/)`,
  );
}

async function untilAnswered(port) {
  while (!isStopped && !(await isAnswered(port))) await sleep(pollMs);
}

async function isAnswered(port) {
  try {
    await fetch(`http://localhost:${port}/`);
    return true;
  } catch {
    return false;
  }
}

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
  isStopped = true;
  for (const child of children) child.kill();
  process.exitCode = code;
}
