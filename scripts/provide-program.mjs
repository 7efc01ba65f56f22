import { buildIfStale } from './build.mjs';
import { markInUse } from './builds/builds.mjs';
import { installIfStale } from './install.mjs';

/** Installs and builds what is stale. In a release `release/provide-program.mjs` takes the place of this file. */
export async function provideProgram() {
  await installIfStale();
  const build = await buildIfStale();
  markInUse(build);
  return build;
}
