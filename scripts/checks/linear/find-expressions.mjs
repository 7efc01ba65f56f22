import { parseSync } from 'oxc-parser';

/**
 * The regular expressions of a module.
 * @returns `{ pattern, flags, isSplitter }` for a literal, with whether `split` is called with it; `{ made }` for an
 * expression made at run time, with the source that makes it.
 */
export function findExpressions(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const found = [];
  visit(program, (node, parent) => {
    if (node.type === 'Literal' && node.regex) {
      const { pattern, flags } = node.regex;
      found.push({ pattern, flags, isSplitter: splits(parent, source) });
    } else if (makesExpression(node)) {
      found.push({ made: source.slice(node.start, node.end) });
    }
  });
  return found;
}

function visit(node, see, parent = null) {
  if (typeof node.type === 'string') see(node, parent);
  for (const value of Object.values(node)) {
    if (value !== null && typeof value === 'object') {
      visit(value, see, typeof node.type === 'string' ? node : parent);
    }
  }
}

function makesExpression({ type, callee }) {
  return (type === 'NewExpression' || type === 'CallExpression') && callee.name === 'RegExp';
}

/** `split` tries an expression at every position, wherever the last attempt has ended. */
function splits(parent, source) {
  if (parent.type === 'VariableDeclarator') return source.includes(`.split(${parent.id.name})`);
  return parent.type === 'CallExpression' && parent.callee.property?.name === 'split';
}
