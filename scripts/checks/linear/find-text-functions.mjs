import { parseSync } from 'oxc-parser';

const textKinds = new Set(['text', 'IncomingMessage', 'IncomingHttpHeaders']);

/**
 * The functions that a module exports and that read texts: where in their parameters a text stands, and
 * what else they are called with. Left out is what waits for something, and what needs more than plain values.
 */
export function findTextFunctions(file, source) {
  const { program } = parseSync(file, source);
  return program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration)
    .map(({ declaration }) => declaration)
    .filter(({ type, async: isAsync }) => type === 'FunctionDeclaration' && !isAsync)
    .flatMap(({ id, params }) => {
      const kinds = params.map(kindOf);
      const readsText = kinds.some((kind) => textKinds.has(kind));
      return readsText && !kinds.includes('other') ? [{ name: id.name, kinds }] : [];
    });
}

/** What is given beside the text, or made of it. */
const stand = {
  text: (text) => text,
  texts: () => ['en', 'br'],
  number: () => 72,
  boolean: () => true,
  omitted: () => undefined,
  TrustProxy: () => 'loopback',
  IncomingHttpHeaders: headersOf,
  IncomingMessage: (text) => ({
    method: 'POST',
    url: text,
    headers: headersOf(text),
    rawHeaders: ['Host', text],
    socket: { remoteAddress: '127.0.0.1' },
  }),
};

function headersOf(text) {
  return new Proxy({}, { get: () => text, has: () => true });
}

/** Calls a function with a stranger's text wherever it takes one. What it refuses, it has read. */
export function callWith(read, kinds, text) {
  try {
    read(...kinds.map((kind) => stand[kind](text)));
  } catch {
    // Only its time is of interest.
  }
}

function kindOf(parameter) {
  if (parameter.type === 'AssignmentPattern') {
    const kind = kindOf(parameter.left);
    return kind === 'other' ? 'omitted' : kind;
  }
  const type = parameter.typeAnnotation?.typeAnnotation;
  const kind = type === undefined ? 'other' : kindOfType(type);
  return kind === 'other' && parameter.optional ? 'omitted' : kind;
}

const keywords = {
  TSStringKeyword: 'text',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
};

function kindOfType({ type, types, elementType, typeAnnotation, typeName, typeArguments }) {
  if (type === 'TSUnionType') return types.map(kindOfType).includes('text') ? 'text' : 'other';
  if (type === 'TSTypeOperator') return kindOfType(typeAnnotation);
  if (type === 'TSArrayType') return kindOfType(elementType) === 'text' ? 'texts' : 'other';
  if (type === 'TSTypeReference') {
    if (typeName.name === 'Pick') return kindOfType(typeArguments.params[0]);
    return typeName.name in stand ? typeName.name : 'other';
  }
  return keywords[type] ?? 'other';
}
