import { execFileSync, spawnSync } from 'node:child_process';

/** Path of a program, or `null`. */
export function onPath(name) {
  const command = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(command, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/)[0] : null;
}

/** Installs Debian packages where that is possible here; tells whether it was. */
export function installPackages(names) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null) return false;
  console.info(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another installation on this machine may hold the lock for a while.
  const patience = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = [...patience, 'install', '-y', '-qq', '--no-install-recommends', ...names];
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return true;
  } catch {
    return false;
  }
}
