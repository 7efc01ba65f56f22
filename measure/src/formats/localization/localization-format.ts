import {
  type RecognisedDocument,
  type TextReader,
  type TextReading,
  textDocument,
} from '../../document-reader.ts';
import { isGettext, readGettext } from '../text/gettext.ts';
import { isProperties, readProperties } from './properties.ts';
import {
  appleStrings,
  isAppleStrings,
  isPhpStrings,
  isScriptStrings,
  phpStrings,
  quotedStringsReader,
  scriptStrings,
} from './quoted-strings.ts';
import { isSettings, readSettings } from './settings.ts';
import { stringResourcesReader } from './string-resources.ts';
import { readTradosTag } from './trados-tag-document.ts';
import { readTranslationMemory } from './translation-memory.ts';
import { readXliff } from './xliff.ts';

/** The localization format that an XML text has, by its first element; null when it is none of them. */
export function recogniseLocalizationXml(
  rootName: string,
  head: string,
  encoding: string,
): RecognisedDocument | null {
  const resource = (format: 'android' | 'resx' | 'qt' | 'plist') =>
    textDocument(format, encoding, stringResourcesReader(format));
  switch (rootName) {
    case 'xliff':
      return textDocument('xliff', encoding, readXliff);
    case 'tmx':
      return textDocument('tmx', encoding, readTranslationMemory);
    case 'tradostag':
      return textDocument('ttx', encoding, readTradosTag);
    case 'ts':
      return resource('qt');
    case 'plist':
      return resource('plist');
    case 'resources':
      return /<(?:string|plurals|string-array)\b/.test(head) ? resource('android') : null;
    case 'root':
      return /<resheader\b/.test(head) ? resource('resx') : null;
    default:
      return null;
  }
}

interface TextFormat {
  readonly format: string;
  readonly read: TextReader;
  readonly isIn: (head: string, name: string) => boolean;
  /** Endings of names that settle what the content leaves open. */
  readonly endings?: RegExp;
}

const textFormats: readonly TextFormat[] = [
  { format: 'po', read: readGettext, isIn: isGettext },
  { format: 'strings', read: quotedStringsReader(appleStrings), isIn: isAppleStrings },
  { format: 'properties', read: readProperties, isIn: isProperties, endings: /\.properties$/i },
  { format: 'javascript', read: quotedStringsReader(scriptStrings), isIn: isScriptStrings },
  { format: 'ini', read: readSettings, isIn: isSettings },
  // Notes and interviews have lines like "Anna: Hello", too: without its name no text is YAML.
  { format: 'yaml', read: readYamlLazily, isIn: () => false, endings: /\.ya?ml$/i },
];

/** The localization format of a text that is no markup; null when it is none of them. */
export function recogniseLocalizationText(
  head: string,
  encoding: string,
  name = '',
): RecognisedDocument | null {
  const found = textFormats.find(({ isIn, endings }) => isIn(head, name) || endings?.test(name));
  return found ? textDocument(found.format, encoding, found.read) : null;
}

/** Few documents are YAML, and its parser is large. */
async function readYamlLazily(reading: TextReading): Promise<void> {
  const { readYaml } = await import('./yaml-texts.ts');
  await readYaml(reading);
}

/** PHP begins like markup. */
export function recognisePhp(head: string, encoding: string): RecognisedDocument | null {
  return isPhpStrings(head) ? textDocument('php', encoding, quotedStringsReader(phpStrings)) : null;
}
