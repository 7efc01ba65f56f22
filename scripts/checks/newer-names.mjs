import browserData from '@mdn/browser-compat-data/forLegacyNode';

const { builtins } = browserData.javascript;

/**
 * What JavaScript's own objects have that one of the browsers lacks, from the browsers' data:
 * classes, functions of a class ("Array.fromAsync"), and methods of its objects by name alone. A
 * method whose name an older object has as well ("map" of an iterator) cannot be told from that.
 */
export function listNewerNames(browsers) {
  const oldest = Object.fromEntries(browsers.map(splitTarget));
  const isNewer = ({ __compat }) => __compat !== undefined && isNewerThan(__compat, oldest);
  const globals = new Set();
  const members = new Set();
  const methods = new Set();
  const older = new Set();
  // Only pages that isolate themselves have shared memory.
  const { SharedArrayBuffer: _, ...classes } = builtins;
  for (const [className, { __compat, ...found }] of Object.entries(classes)) {
    if (isNewer({ __compat })) {
      globals.add(className);
      continue;
    }
    for (const [name, member] of Object.entries(found)) {
      if (!isNewer(member)) older.add(name);
      else if (isMethod(member)) methods.add(name);
      else members.add(`${className}.${name}`);
    }
  }
  for (const name of older) methods.delete(name);
  return { globals, members, methods };
}

function splitTarget(target) {
  const { name, version } = /^(?<name>[a-z]+)(?<version>[\d.]+)$/.exec(target).groups;
  return [name, Number(version)];
}

function isNewerThan({ support }, oldest) {
  return Object.entries(oldest).some(([name, version]) => {
    const [added] = [support[name]].flat();
    const since = String(added?.version_added ?? 'false').replace('≤', '');
    // "preview" and "false" are no numbers: no browser has it yet.
    return added?.flags !== undefined || !(Number(since) <= version);
  });
}

/** The data do not say what is called on an object; the address of its definition does. */
function isMethod({ __compat: { spec_url } }) {
  return String(spec_url).includes('prototype');
}
