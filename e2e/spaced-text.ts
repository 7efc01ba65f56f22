import type { Page } from '@playwright/test';

/** Sets text as WCAG 1.4.12 says that a reader may. By a sheet that no policy of the page stops. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
  });
}
