import type { DocumentReader, RecognisedDocument } from '../../document-reader.ts';
import { gettextReader, isGettext } from '../text/gettext.ts';
import { isProperties, propertiesReader } from './properties.ts';
import {
  appleStrings,
  isAppleStrings,
  isPhpStrings,
  isScriptStrings,
  phpStrings,
  quotedStringsReader,
  scriptStrings,
} from './quoted-strings.ts';
import { isSettings, settingsReader } from './settings.ts';
import { stringResourcesReader } from './string-resources.ts';
import { tradosTagReader } from './trados-tag-document.ts';
import { translationMemoryReader } from './translation-memory.ts';
import { xliffReader } from './xliff.ts';

/** The localization format that an XML text has, by its first element; null when it is none of them. */
export function recogniseLocalizationXml(
  rootName: string,
  head: string,
  encoding: string,
): RecognisedDocument | null {
  const resource = (format: 'android' | 'resx' | 'qt' | 'plist') => ({
    format,
    read: stringResourcesReader(encoding, format),
  });
  switch (rootName) {
    case 'xliff':
      return { format: 'xliff', read: xliffReader(encoding) };
    case 'tmx':
      return { format: 'tmx', read: translationMemoryReader(encoding) };
    case 'tradostag':
      return { format: 'ttx', read: tradosTagReader(encoding) };
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
  readonly reader: (encoding: string) => DocumentReader;
  readonly isIn: (head: string, name: string) => boolean;
  /** Endings of names that settle what the content leaves open. */
  readonly endings?: RegExp;
}

const textFormats: readonly TextFormat[] = [
  { format: 'po', reader: gettextReader, isIn: isGettext },
  {
    format: 'strings',
    reader: (encoding) => quotedStringsReader(encoding, appleStrings),
    isIn: isAppleStrings,
  },
  {
    format: 'properties',
    reader: propertiesReader,
    isIn: isProperties,
    endings: /\.properties$/i,
  },
  {
    format: 'javascript',
    reader: (encoding) => quotedStringsReader(encoding, scriptStrings),
    isIn: isScriptStrings,
  },
  { format: 'ini', reader: settingsReader, isIn: isSettings },
  // Notes and interviews have lines like "Anna: Hello", too: without its name no text is YAML.
  { format: 'yaml', reader: lazyYamlReader, isIn: () => false, endings: /\.ya?ml$/i },
];

/** The localization format of a text that is no markup; null when it is none of them. */
export function recogniseLocalizationText(
  head: string,
  encoding: string,
  name = '',
): RecognisedDocument | null {
  const found = textFormats.find(({ isIn, endings }) => isIn(head, name) || endings?.test(name));
  return found ? { format: found.format, read: found.reader(encoding) } : null;
}

/** Few documents are YAML, and its parser is large. */
function lazyYamlReader(encoding: string): DocumentReader {
  return async (reading) => {
    const { yamlReader } = await import('./yaml-texts.ts');
    return yamlReader(encoding)(reading);
  };
}

/** PHP begins like markup. */
export function recognisePhp(head: string, encoding: string): RecognisedDocument | null {
  if (!isPhpStrings(head)) return null;
  return { format: 'php', read: quotedStringsReader(encoding, phpStrings) };
}
