import type { Page } from '@playwright/test';

/**
 * Looks at a page while every text on it is in a language that nobody speaks: accented, in brackets, and longer
 * by 40 %, as texts are in German or Finnish. What has no room shows itself.
 */
export async function inPseudoLanguage(page: Page, look: () => Promise<void>): Promise<void> {
  const texts = await page.evaluateHandle(() => {
    const accented: Readonly<Record<string, string>> = {
      ...{ a: 'á', c: 'ç', e: 'ê', g: 'ğ', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý' },
      ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ø', S: 'Š', U: 'Ü' },
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript, svg') == null &&
      /[a-z]{2}/i.test(node.nodeValue ?? '')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: [text: Text, before: string][] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text)
        texts.push([walker.currentNode, walker.currentNode.data]);
    for (const [text] of texts) {
      const said = text.data.trim();
      // Words are followed by more of them, one word grows.
      const more = said.slice(0, Math.ceil(said.length * 0.4) - 2);
      const longer = `[${said}${said.includes(' ') ? ' ' : ''}${more}]`;
      text.data = text.data.replace(
        said,
        longer.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter),
      );
    }
    return texts;
  });
  await look();
  await texts.evaluate((all) => {
    for (const [text, before] of all) text.data = before;
  });
}
