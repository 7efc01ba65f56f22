import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A command has failed and said why at the terminal; `message` is the sentence to end with. */
export class CommandError extends Error {
  name = 'CommandError';
}

/** For `catch` at the end of a script: a failed command needs no stack of ours. */
export function endWithSentence(error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exit(1);
}

/** Runs a command to its end with this terminal; rejects with one sentence unless it exits with 0. */
export async function runCommand(command, args, options = {}) {
  const code = await exitCode(command, args, options);
  if (code === 0) return;
  throw new CommandError(`${[command, ...args].join(' ')} failed (exit code ${code}).`);
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

export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
