import { parse } from 'acorn';

const lookbehind = /\(\?<[=!]/;

/** Style rules the build does not rewrite for older browsers; inside `@supports` they are welcome. */
const newerStyles = [
  [/:has\(/, ':has()'],
  [/[{};]\s*&/, 'nesting'],
  [/color-mix\(/, 'color-mix()'],
  [/light-dark\(/, 'light-dark()'],
  [/\d[dsl]v(h|w|b|i|min|max)\b/, 'a unit of the dynamic viewport'],
  [/@(scope|starting-style)\b/, '@scope or @starting-style'],
  [/:(popover-open|open|user-invalid|user-valid)\b/, 'a newer pseudo-class'],
];

/** The names of style rules in a sheet that the oldest browsers do not understand. */
export function findTooNewStyles(css) {
  const plain = css.replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return newerStyles.filter(([pattern]) => pattern.test(plain)).map(([, name]) => name);
}

/**
 * The features in a built script that the oldest browsers lack. A name that also occurs outside of calls is trusted:
 * the script then defines such a method itself, adds it where it is missing, or tests for it first.
 * @param newer sets of names that are too new: `globals` ("structuredClone"), `members` ("Object.groupBy") and
 * `methods` ("toSorted").
 */
export function findTooNewScript(code, newer) {
  const calls = [];
  const mentions = new Set();
  const problems = new Set();
  const program = parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  visit(program, null, (node, parent) => {
    if (node.type === 'StaticBlock') problems.add('a static block of a class');
    if (isNewerPattern(node, parent)) problems.add(`a newer regular expression: ${node.raw}`);
    const called = nameCalled(node, newer);
    if (called !== null) calls.push(called);
    const mentioned = nameMentioned(node, parent);
    if (mentioned !== null) mentions.add(mentioned);
  });
  for (const { name, text } of calls) if (!mentions.has(name)) problems.add(text);
  return [...problems];
}

/** Calls `see` with every node below `node`, and the node's parent. */
function visit(node, parent, see) {
  see(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, node, see);
    }
  }
}

function isNewerPattern(node, parent) {
  if (node.type !== 'Literal') return false;
  if (node.regex) return lookbehind.test(node.regex.pattern) || node.regex.flags.includes('v');
  return (
    typeof node.value === 'string' &&
    lookbehind.test(node.value) &&
    isConstruction(parent) &&
    parent.callee.name === 'RegExp'
  );
}

function isConstruction(node) {
  return node?.type === 'NewExpression' || node?.type === 'CallExpression';
}

function nameCalled(node, { globals, members, methods }) {
  if (!isConstruction(node)) return null;
  const { callee } = node;
  if (callee.type === 'Identifier') {
    return globals.has(callee.name) ? { name: callee.name, text: callee.name } : null;
  }
  if (callee.type !== 'MemberExpression' || callee.computed) return null;
  const { object, property } = callee;
  const text = `${object.name}.${property.name}`;
  if (members.has(text)) return { name: property.name, text };
  return methods.has(property.name) ? { name: property.name, text: `.${property.name}()` } : null;
}

function nameMentioned(node, parent) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return node.value.cooked;
  if (node.type === 'MethodDefinition' || node.type === 'Property') return node.key.name ?? null;
  if (node.type === 'Identifier' && parent.operator === 'typeof') return node.name;
  const isRead = node.type === 'MemberExpression' && !node.computed;
  return isRead && !(isConstruction(parent) && parent.callee === node) ? node.property.name : null;
}
