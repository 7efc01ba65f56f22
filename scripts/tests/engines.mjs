import { installPackages, onPath } from './debian.mjs';

/**
 * The engines beside Chromium. Each needs one program of every list in `programs`; the first list
 * names what the stories start.
 */
export const engines = [
  {
    id: 'firefox',
    name: 'Firefox',
    programs: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr'],
  },
  {
    id: 'webkit',
    name: 'WebKit',
    programs: [['WebKitWebDriver'], ['xvfb-run'], ['xauth']],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
];

/** Stores that the product can keep documents in, beside its own folder. */
export const swift = {
  id: 'swift',
  name: 'an S3 store kept by OpenStack Swift',
  programs: [
    ['swift-proxy-server'],
    ['swift-account-server'],
    ['swift-container-server'],
    ['swift-object-server'],
    ['swift-ring-builder'],
    ['memcached'],
  ],
  packages: ['swift-account', 'swift-container', 'swift-object', 'swift-proxy', 'memcached'],
};

/** The pooler between many processes and one database. */
export const pgbouncer = {
  id: 'pgbouncer',
  name: 'the engine on PostgreSQL behind PgBouncer',
  programs: [['pgbouncer']],
  packages: ['pgbouncer'],
};

/** Path of the program to start, installed now if need be, or `null`. */
export function provideEngine({ programs, packages }) {
  return findEngine(programs) ?? (installPackages(packages) ? findEngine(programs) : null);
}

function findEngine(programs) {
  const paths = programs.map((names) => names.map(onPath).find((path) => path !== null));
  return paths.every((path) => path !== undefined) ? paths[0] : null;
}
