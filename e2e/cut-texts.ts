import type { Page } from '@playwright/test';

/** Words that stick out of the screen or of a box that cuts them, though nobody can scroll there. */
export function listCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    function isCut(text: Text): boolean {
      const parent = text.parentElement;
      if (parent === null || !parent.checkVisibility({ visibilityProperty: true })) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(box);
        // What only those who hear the page are told.
        if (clipPath !== 'none') return false;
        if (box === document.body || position === 'fixed') break;
        if (overflowX === 'visible') continue;
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const { left, right } = box.getBoundingClientRect();
        if (boxes.some((rect) => rect.left < left - 2 || rect.right > right + 2)) return true;
      }
      const { clientWidth } = document.documentElement;
      return boxes.some(({ left, right }) => left < -2 || right > clientWidth + 2);
    }

    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '' && isCut(node))
        cut.push(node.data.trim());
    }
    return cut;
  });
}
