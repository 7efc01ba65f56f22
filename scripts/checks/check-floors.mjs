import { execFileSync } from 'node:child_process';
import { repository } from '../commands/run-command.mjs';
import { findCircles } from './find-circles.mjs';

const programs = [
  'contract',
  'look',
  'sending',
  'measure',
  'ports',
  'engines',
  'api',
  'site',
  'admin-pwa',
];
const shownImports = 12;

const circles = findCircles(repository, listSources());
for (const { folder, imports } of circles) {
  const shown = imports.slice(0, shownImports).join('\n  ');
  console.error(
    `In ${folder}, imports go in a circle. Turn one of these around, or move a file:\n  ${shown}`,
  );
}
if (circles.length > 0) process.exitCode = 1;

function listSources() {
  const folders = programs.map((program) => `${program}/src`);
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: repository,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file));
}
