import { readFileSync } from 'node:fs';
import { repository } from '../commands/run-command.mjs';

/** One sentence when this Node is too old for the product, else null. Understands `^a.b.c` and `>=a`. */
export function nodeProblem(version = process.versions.node, range = supportedRange()) {
  const isSupported = range.split('||').some((part) => satisfies(version, part.trim()));
  return isSupported
    ? null
    : `Yiqiao needs Node ${range.replaceAll('||', 'or')}; this is Node ${version}. Install a newer Node and try again.`;
}

function supportedRange() {
  return JSON.parse(readFileSync(`${repository}/package.json`, 'utf8')).engines.node;
}

function satisfies(version, part) {
  const actual = parts(version);
  const least = parts(part.replace(/^\D+/, ''));
  if (part.startsWith('^') && actual[0] !== least[0]) return false;
  const differing = least.findIndex((number, index) => number !== actual[index]);
  return differing === -1 || actual[differing] > least[differing];
}

function parts(version) {
  const [major = 0, minor = 0, patch = 0] = version
    .split('.')
    .map((text) => Number.parseInt(text, 10));
  return [major, minor, patch];
}
