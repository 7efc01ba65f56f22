import type { Story, StoryPart } from '../../counting/story.ts';
import type { MarkupHandler } from '../../xml/markup-scanner.ts';

/** Elements that hold texts of a chart, with the formula they come from where there is one. */
const sources: ReadonlySet<string> = new Set([
  'strRef',
  'multiLvlStrRef',
  'strLit',
  'datalabelsRange',
  'strDim', // of the charts since Office 2016
  'txData',
]);

/** Content that is not shown, or is shown a second time. */
const silentElements: ReadonlySet<string> = new Set([
  'Fallback',
  'fld', // a placeholder for a name or a value of the data
  'txPr', // the look of a text; newer charts repeat the text in it
  'filteredBarSeries',
  'filteredLineSeries',
  'filteredPieSeries',
  'filteredAreaSeries',
  'filteredScatterSeries',
  'filteredRadarSeries',
  'filteredBubbleSeries',
  'filteredSurfaceSeries',
  'filteredCategoryTitle',
  'filteredSeriesTitle',
]);

/**
 * Writes the texts of a chart into a story: titles, labels, and the names of series and categories,
 * which every series repeats, once for each range they come from. No numbers. A chart on a sheet shows
 * cells that are counted there: of it only what was typed into the chart itself.
 */
export class ChartText implements MarkupHandler {
  readonly #story: Story;
  readonly #part: StoryPart;
  readonly #isOnSheet: boolean;
  readonly #readRanges = new Set<string>();
  #silentDepth = 0;
  #isInSource = false;
  #isRepeat = false;
  #formula: string | null = null;
  #isInText = false;

  constructor(story: Story, part: StoryPart, isOnSheet: boolean) {
    this.#story = story;
    this.#part = part;
    this.#isOnSheet = isOnSheet;
  }

  open(name: string): void {
    if (silentElements.has(name)) this.#silentDepth += 1;
    else if (name === 't') this.#isInText = true;
    else if (name === 'f') this.#formula = '';
    else if (sources.has(name)) {
      this.#isInSource = true;
      this.#isRepeat = false;
    } else if (name === 'v' || name === 'pt') this.#isInText = this.#isInSource && !this.#isRepeat;
  }

  close(name: string): void {
    if (silentElements.has(name)) this.#silentDepth -= 1;
    else if (name === 't') this.#isInText = false;
    else if (name === 'f') this.#endFormula();
    else if (sources.has(name)) this.#isInSource = false;
    else if (name === 'v' || name === 'pt' || name === 'p') {
      this.#isInText = false;
      this.#story.write(this.#part, '\n');
    }
  }

  text(text: string): void {
    if (this.#formula !== null) this.#formula += text;
    else if (this.#isInText && this.#silentDepth === 0) this.#story.write(this.#part, text);
  }

  #endFormula(): void {
    const range = this.#formula ?? '';
    this.#formula = null;
    this.#isRepeat = this.#isOnSheet || this.#readRanges.has(range);
    if (range !== '') this.#readRanges.add(range);
  }
}
