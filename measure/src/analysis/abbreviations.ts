/** Always followed by what they belong to. */
const bound = words(
  'mr mrs ms messrs dr prof rev hon gen col capt lt sgt st mt vs viz cf e.g i.e approx esp incl attn',
);

/** Abbreviations where a number follows, words where none does: "No. 5", "No. Never." */
const boundToNumber = words(
  `no nos art arts sec secs fig figs p pp para paras ch chap vol cl eq app tab ver ed
   jan feb mar apr jun jul aug sep sept oct nov dec`,
);

/** They end a sentence as often as not; a capital behind them is its next one's. */
const ending = words('etc a.m p.m b.c a.d jr sr ph.d m.d al');

/** Capitals behind them may belong to a name: "Acme Co. Ltd. Shanghai Branch". */
const insideNames = words('inc ltd co corp llc plc bros dept univ assn');

/** Words that begin sentences and no name. */
const sentenceStarters = words(
  `the this that these those it its he she they we you i his her our your their my
   in on at by for from to under upon with if when where while as after before since because
   however therefore moreover furthermore then thus also a an all any each both no not some such
   there here what who why how which please`,
);

const initials = /^(?:[a-z]\.)*[a-z]$/;
const number = /^[\d０-９]|^[IVXLC]+\b/;

/**
 * Whether the full stop behind a word ends a sentence, if what follows could begin one. `word` is
 * what precedes the stop ("p.m", "Ltd", "U.S"), `next` the text after the white space.
 */
export function endsSentence(word: string, next: string): boolean {
  const abbreviation = word.toLowerCase();
  if (bound.has(abbreviation)) return false;
  if (boundToNumber.has(abbreviation)) return !number.test(next);
  if (ending.has(abbreviation)) return !number.test(next);
  if (!insideNames.has(abbreviation) && !initials.test(abbreviation)) return true;
  const [starter] = /^[a-z]+/i.exec(next) ?? [];
  // Nothing but a Latin word could carry the name on.
  if (starter === undefined) return !number.test(next);
  return sentenceStarters.has(starter.toLowerCase());
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
