import { expect, it } from 'vitest';
import { fetchLostSheets, watchForLostSheets } from './lost-sheets.ts';

function addSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}

const links = () => [...document.querySelectorAll('link')];

it('asks again for the style sheets that did not arrive, until they do', async () => {
  watchForLostSheets(window);
  const arrived = addSheet('/a.css');
  addSheet('/b.css').dispatchEvent(new Event('error'));

  const second = fetchLostSheets();
  expect(links().map(({ href }) => new URL(href).pathname)).toEqual(['/a.css', '/b.css']);
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(second).rejects.toMatchObject({ type: 'error' });

  const third = fetchLostSheets();
  links()[1]?.dispatchEvent(new Event('load'));
  await third;
  const before = links();
  await fetchLostSheets();
  expect(links()).toEqual(before);
  expect(before[0]).toBe(arrived);
});
