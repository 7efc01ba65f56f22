import { distance } from './edit-distance.ts';
import { settingNames } from './settings.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Short names have too many legitimate neighbors: `HOME` is not a misspelled `HOST`. */
const shortName = 8;

/**
 * Finds names that were probably meant as settings: in `.env` every unknown one; in the environment, which other
 * programs share, only those close to a setting's name.
 * @returns a message for the operator about each.
 */
export function findUnknownSettings(file: Variables, environment: Variables): readonly string[] {
  const inFile = Object.keys(file).filter(isUnknown);
  const inEnvironment = Object.keys(environment).filter(
    (name) => isUnknown(name) && !inFile.includes(name) && findLikely(name) !== undefined,
  );
  return [
    ...inFile.map((name) => describe(`${name} in .env`, name)),
    ...inEnvironment.map((name) => describe(`The environment variable ${name}`, name)),
  ];
}

function describe(what: string, name: string): string {
  const likely = findLikely(name);
  const remedy =
    likely === undefined ? '.env.example lists the settings there are.' : `Did you mean ${likely}?`;
  return `${what} is not a setting and has no effect. ${remedy}`;
}

function isUnknown(name: string): boolean {
  return !settingNames.includes(name);
}

function findLikely(name: string): string | undefined {
  const written = name.toUpperCase();
  return settingNames
    .map((setting) => ({ setting, far: distance(written, setting) }))
    .filter(({ setting, far }) => far <= (setting.length < shortName ? 1 : 2))
    .sort((one, other) => one.far - other.far)[0]?.setting;
}
