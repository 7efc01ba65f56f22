/** As much of jsdom as the skeletons of pages need; it brings no types. */
declare module 'jsdom' {
  interface ParsedElement {
    readonly tagName: string;
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  }

  export class JSDOM {
    constructor(html: string);
    readonly window: {
      readonly document: { querySelectorAll(selector: string): Iterable<ParsedElement> };
    };
  }
}
