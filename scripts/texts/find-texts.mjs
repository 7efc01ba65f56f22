import { parseSync } from 'oxc-parser';

/** Properties whose strings are names for the program, not words for a reader. */
const ownNames = new Set(['id', 'lang', 'services', 'slug', 'kind', 'format']);

/** A name for the program wherever it stands, such as that of a claim: no word for a reader is in camel case. */
const camelCase = /^[a-z]{2,}(?:[A-Z][a-z\d]*)+$/;

/** Methods whose arguments are characters to put between words or to look for, or settings. */
const tools = new Set(
  'join split replace replaceAll startsWith endsWith includes slice padStart trim match test'.split(
    ' ',
  ),
);

/**
 * The texts of a module: every string that a reader may see, with its place in the source.
 * @returns `key`: the names on the way to it, as in `hero.lead`; a second string under one name is `#2`.
 * `text`: as a person writes it, with `{expression}` where the program puts something in.
 */
export function findTexts(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const found = [];
  const seen = new Map();

  function note(path, text, node) {
    if (!/\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))) return;
    const name = path.join('.');
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    found.push({
      key: times === 1 ? name : `${name}#${times}`,
      text,
      isTemplate: node.type === 'TemplateLiteral',
      start: node.start,
      end: node.end,
    });
  }

  function visit(node, path) {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const item of node) visit(item, path);
      return;
    }
    const handle = handlers[node.type];
    if (handle) handle(node, path);
    else if (!/^(Import|TS(?!As|Satisfies))/.test(node.type ?? '')) visitChildren(node, path);
  }

  function visitChildren(node, path) {
    for (const value of Object.values(node)) visit(value, path);
  }

  const handlers = createHandlers({ visit, note, source });
  visit(program.body, []);
  return found;
}

/** By the kind of node: which of its parts hold texts, and under which name. */
function createHandlers({ visit, note, source }) {
  return {
    VariableDeclarator: ({ id, init }, path) => visit(init, [...path, id.name ?? 'value']),
    FunctionDeclaration: ({ id, body }, path) => visit(body, [...path, id.name]),
    Property({ key, value, computed }, path) {
      const name = String(key.name ?? key.value);
      if (!ownNames.has(name)) visit(value, computed ? path : [...path, name]);
    },
    ArrayExpression({ elements }, path) {
      for (const [index, element] of elements.entries()) visit(element, [...path, index]);
    },
    MemberExpression: ({ object }, path) => visit(object, path),
    BinaryExpression({ operator, left, right }, path) {
      if (operator === '+') visit([left, right], path);
    },
    SwitchCase: ({ consequent }, path) => visit(consequent, path),
    NewExpression() {},
    CallExpression({ callee, arguments: given }, path) {
      visit(callee, path);
      if (!tools.has(callee.property?.name)) visit(given, path);
    },
    Literal(node, path) {
      if (typeof node.value === 'string' && !camelCase.test(node.value)) {
        note(path, node.value, node);
      }
    },
    TemplateLiteral(node, path) {
      const { quasis, expressions } = node;
      const text = quasis
        .map(({ value }, index) => value.cooked + holeOf(expressions[index], source))
        .join('');
      note(path, text, node);
      visit(expressions, path);
    },
  };
}

function holeOf(expression, source) {
  return expression === undefined ? '' : `{${source.slice(expression.start, expression.end)}}`;
}

/**
 * A text as source again, in place of one that was found.
 * @throws Error when what the program puts in is not what was there before.
 */
export function writeText(text, before) {
  if (!before.isTemplate) return quote(text);
  const holes = holesIn(before.text);
  if (holesIn(text).toSorted().join('\n') !== holes.toSorted().join('\n')) {
    throw new Error(`keep what stands in braces as it is: ${holes.join(' ')}`);
  }
  const parts = splitAtHoles(text, holes);
  const written = parts.map((part) =>
    holes.includes(part) ? `\${${part.slice(1, -1)}}` : part.replace(/[\\`]|\$(?=\{)/g, '\\$&'),
  );
  return `\`${written.join('')}\``;
}

/** Braces within braces belong to the expression. */
function holesIn(text) {
  const holes = [];
  for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at)) {
    let depth = 0;
    let end = at;
    do {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    } while (depth > 0 && end < text.length);
    holes.push(text.slice(at, end));
    at = end;
  }
  return holes;
}

function splitAtHoles(text, holes) {
  const parts = [];
  let rest = text;
  while (rest !== '') {
    const next = holes
      .map((hole) => ({ hole, at: rest.indexOf(hole) }))
      .filter(({ at }) => at !== -1)
      .toSorted((one, other) => one.at - other.at)[0];
    if (next === undefined) return [...parts, rest];
    if (next.at > 0) parts.push(rest.slice(0, next.at));
    parts.push(next.hole);
    rest = rest.slice(next.at + next.hole.length);
  }
  return parts;
}

function quote(text) {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}
