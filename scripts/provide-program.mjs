import { buildIfStale, isBuilt } from './build.mjs';
import { markInUse } from './builds/builds.mjs';
import { installIfStale } from './install.mjs';

/**
 * Builds what is stale; a build has all that it needs, so packages are installed only to make one.
 * Going back to an older commit needs neither network nor patience, then. In a release
 * `release/provide-program.mjs` takes the place of this file.
 */
export async function provideProgram() {
  if (!isBuilt()) await installIfStale();
  const build = await buildIfStale();
  markInUse(build);
  return build;
}
