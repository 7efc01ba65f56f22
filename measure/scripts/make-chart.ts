/** Two series over the same two categories, as Office writes them; the numbers are no words. */
export function makeChart(): string {
  const text = (words: string) => `<a:p><a:r><a:t>${words}</a:t></a:r></a:p>`;
  const points = (texts: readonly string[]) =>
    texts.map((name, index) => `<c:pt idx="${index}"><c:v>${name}</c:v></c:pt>`).join('');
  const strings = (range: string, texts: readonly string[]) =>
    `<c:strRef><c:f>${range}</c:f><c:strCache><c:ptCount val="${texts.length}"/>${points(texts)}</c:strCache></c:strRef>`;
  const numbers =
    '<c:numRef><c:f>Sheet1!$B$2:$B$3</c:f><c:numCache><c:formatCode>General</c:formatCode><c:pt idx="0"><c:v>17</c:v></c:pt></c:numCache></c:numRef>';
  const series = (name: string, column: string) =>
    `<c:ser><c:tx>${strings(`Sheet1!$${column}$1`, [name])}</c:tx><c:dLbls><c:dLbl><c:tx><c:rich><a:p><a:fld type="VALUE"><a:t>[VALUE]</a:t></a:fld></a:p></c:rich></c:tx></c:dLbl></c:dLbls><c:cat>${strings('Sheet1!$A$2:$A$3', ['First quarter', 'Second quarter'])}</c:cat><c:val>${numbers}</c:val></c:ser>`;
  return `<c:chartSpace><c:chart><c:title><c:tx><c:rich>${text('Our sales')}</c:rich></c:tx></c:title><c:plotArea>${series('North', 'B')}${series('South', 'C')}<c:valAx><c:title><c:tx><c:rich>${text('Tonnes')}</c:rich></c:tx></c:title></c:valAx></c:plotArea></c:chart></c:chartSpace>`;
}

/** Title and axis: what is typed into the chart and is in no cell. */
export const typedWordsOfChart = 3;
/** With the names of two series and two categories. */
export const wordsOfChart = typedWordsOfChart + 2 + 4;
