import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a command to its end with this terminal; rejects with one sentence unless it exits with 0. */
export async function runCommand(command, args, options = {}) {
  const code = await exitCode(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed (exit code ${code}).`);
}

/** Runs a command to its end with this terminal. A command ended by a signal counts as 1. */
export function exitCode(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: repository, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs npm: the very one that runs us, also on Windows, where `npm` is not an executable. */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  return npm
    ? runCommand(process.execPath, [npm, ...args], options)
    : runCommand('npm', args, { shell: process.platform === 'win32', ...options });
}

/** Runs a tool of node_modules with this Node. */
export function toolPath(path) {
  return `${repository}/node_modules/${path}`;
}

export const repository = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
