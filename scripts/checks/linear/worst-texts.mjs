import regjsparser from 'regjsparser';

/** Enough to tell the character classes of any of our expressions apart. */
const alphabet = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'éß…　！－．。、『漢々한あア😀\u00ad\u0301\u200b\u2028\u202e\ufeff\ud800\udc00',
];

/** From this number of repetitions on, a bounded quantifier is as good as an unbounded one. */
const manyTimes = 100;

/**
 * What makes an expression slow if anything does: each character of each kind that it tells apart, each text
 * that one of its repetitions takes, and pairs of them, repeated, after what leads to the repetition and before
 * what makes it fail. Nothing for an expression that repeats nothing.
 */
export function worstTexts({ pattern, flags }) {
  const tree = regjsparser.parse(pattern, flags, {
    lookbehind: true,
    namedGroups: true,
    unicodePropertyEscape: true,
    unicodeSet: true,
  });
  const atoms = [];
  const repetitions = [];
  const sampleOf = createSampler(flags);
  survey(tree, '', { atoms, repetitions, sampleOf });
  if (repetitions.length === 0) return [];
  const characters = onePerKind(atoms.map((atom) => matcherOf(atom, flags)));
  const leads = unique(['', ...repetitions.map(({ lead }) => lead)]);
  const units = unique([
    ...characters,
    ...repetitions.flatMap(({ lead, body }) => [body, lead + body]),
    ...(repetitions.length > 1 ? pairsOf(characters.slice(0, 8)) : []),
  ]).filter((unit) => unit !== '');
  const ends = unique(['', ...characters.slice(0, 5), ...characters.slice(-1)]);
  return leads.flatMap((lead) => units.flatMap((unit) => ends.map((end) => ({ lead, unit, end }))));
}

export function composeText({ lead, unit, end }, length) {
  return lead + unit.repeat(Math.ceil(length / unit.length)) + end;
}

const unique = (texts) => [...new Set(texts)];

function pairsOf(texts) {
  return texts.flatMap((one) => texts.filter((other) => other !== one).map((other) => one + other));
}

const atomTypes = new Set([
  'value',
  'dot',
  'characterClass',
  'characterClassEscape',
  'unicodePropertyEscape',
]);

/** Gathers what matches one character, and what is repeated after which beginning. */
function survey(node, lead, found) {
  if (atomTypes.has(node.type)) {
    found.atoms.push(node.raw);
    return;
  }
  if (node.type === 'quantifier') {
    const isLong = node.max === undefined || node.max >= manyTimes;
    for (const body of node.body.flatMap(alternativesOf)) {
      if (isLong) found.repetitions.push({ lead, body: found.sampleOf(body) });
    }
  }
  let before = lead;
  for (const child of Array.isArray(node.body) ? node.body : []) {
    survey(child, before, found);
    if (node.type !== 'disjunction') before += found.sampleOf(child);
  }
}

/** Each way through a repeated group. */
function alternativesOf(node) {
  if (node.type !== 'group' || node.body[0]?.type !== 'disjunction') return [node];
  return node.body[0].body;
}

/** A short text that a part of an expression takes. */
function createSampler(flags) {
  return function sampleOf(node) {
    if (atomTypes.has(node.type)) return alphabet.findLast(matcherOf(node.raw, flags)) ?? '';
    switch (node.type) {
      case 'alternative':
        return node.body.map(sampleOf).join('');
      case 'disjunction':
        return sampleOf(node.body[0]);
      case 'group':
        return node.behavior === 'ignore' || node.behavior === 'normal'
          ? node.body.map(sampleOf).join('')
          : '';
      case 'quantifier':
        return node.body.map(sampleOf).join('').repeat(node.min);
      default:
        return '';
    }
  };
}

function matcherOf(atom, flags) {
  const expression = new RegExp(`^(?:${atom})$`, flags.replaceAll(/[gym]/g, ''));
  return (character) => expression.test(character);
}

/** One character for each set of atoms that the characters of the alphabet match. */
function onePerKind(matchers) {
  const kinds = new Map();
  for (const character of alphabet) {
    const kind = matchers.map((matches) => (matches(character) ? 1 : 0)).join('');
    if (!kinds.has(kind)) kinds.set(kind, character);
  }
  // What matches least comes last: it makes most repetitions fail.
  return [...kinds]
    .toSorted(([one], [other]) => other.split('1').length - one.split('1').length)
    .map(([, character]) => character);
}
