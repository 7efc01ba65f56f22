import type { Page } from '@playwright/test';
import { build } from 'vite';

/** A script with everything that it imports, for a page without modules. */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'sender' } },
  });
  const outputs = 'on' in built ? [] : [built].flat();
  const chunks = outputs.flatMap(({ output }) => output.filter((part) => part.type === 'chunk'));
  return chunks.map(({ code }) => code).join('');
}

/** Opens a page of this origin that holds a field for a file, and the script. The server has no such page. */
export async function openBarePage(page: Page, origin: string, script: string): Promise<void> {
  const url = `${origin}/bare`;
  const body = '<!doctype html><title>Bare</title><input type="file">';
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  // Else every request passes Playwright.
  await page.unroute(url);
  await page.addScriptTag({ content: script });
}
