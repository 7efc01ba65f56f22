import type { Head } from './definitions.ts';
import type { LineCursor } from './line-cursor.ts';

const newCommands: ReadonlySet<string> = new Set([
  'newcommand',
  'renewcommand',
  'providecommand',
  'DeclareRobustCommand',
]);
const primitives: ReadonlySet<string> = new Set(['def', 'gdef', 'edef', 'xdef']);
const newListings: ReadonlySet<string> = new Set([
  'lstnewenvironment',
  'newminted',
  'newtcblisting',
  'DefineVerbatimEnvironment',
]);
/** `*{\name}[arguments][initial]` */
const newCommand =
  /\*?\s{0,9}(?:\{\s{0,9})?\\([a-zA-Z@]{1,64}|.)\s{0,9}\}?\s{0,9}(?:\[\s?(\d)\s?\])?(\[[^\]]{0,200}\])?/y;
/** `\name#1#2` */
const primitive = /\s{0,9}\\([a-zA-Z@]{1,64}|.)([^{}\\%]{0,200})/y;
const listing = /\s{0,9}(?:\[[^\]]{0,200}\])?\{(\w{1,100})\}/y;

export function isDefinition(word: string): boolean {
  return newCommands.has(word) || primitives.has(word);
}

/** Reads up to what the command stands for; null where it has no name that can be read. */
export function readDefinition(cursor: LineCursor, word: string): Head | null {
  if (primitives.has(word)) {
    const [, name, parameters = ''] = cursor.match(primitive) ?? [];
    if (name === undefined) return null;
    return { name, parameters: parameters.split('#').length - 1, isNew: false };
  }
  const [, name, count = '0', initial] = cursor.match(newCommand) ?? [];
  if (name === undefined) return null;
  // An argument that may be left out stands in brackets.
  const parameters = Math.max(0, Number(count) - (initial === undefined ? 0 : 1));
  return { name, parameters, isNew: word !== 'renewcommand' };
}

export function isListingDefinition(word: string): boolean {
  return newListings.has(word);
}

/** The environment that is defined; null where its name cannot be read. */
export function readListingDefinition(cursor: LineCursor, word: string): string | null {
  const name = cursor.match(listing)?.[1];
  if (name === undefined) return null;
  return word === 'newminted' ? `${name}code` : name;
}
