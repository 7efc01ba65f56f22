import { describe, expect, it } from 'vitest';
import { siteTexts as english } from '../en/site-texts.ts';
import { siteTexts as traditional } from '../zh-hant/site-texts.ts';
import { footerServices, listLinks, listMenus } from './navigation.ts';

function listNames(id: 'services' | 'industries') {
  return listMenus(english)
    .find((menu) => menu.id === id)
    ?.links.map(({ name }) => name);
}

describe('listMenus', () => {
  it('lists the seven services in the order of the header', () => {
    expect(listNames('services')).toEqual([
      'Document Translation',
      'Video & Audio Translation',
      'Video & Audio Transcription',
      'Website Localization',
      'App Localization',
      'SEO Localization',
      'Creative Writing',
    ]);
  });

  it('lists the ten industries by the names of the header', () => {
    expect(listNames('industries')).toEqual([
      'Life Sciences',
      'E-Commerce',
      'Travel & Hospitality',
      'Technology',
      'Gaming',
      'Entertainment',
      'Legal',
      'Finance & Banking',
      'Digital Marketing',
      'More Industries',
    ]);
  });

  it('leads E-Commerce to the retail page', () => {
    const links = listMenus(english).flatMap((menu) => menu.links);
    expect(links.find(({ name }) => name === 'E-Commerce')?.path).toBe('/industries/retail');
  });

  it('stays in the language of the page', () => {
    const links = listMenus(traditional).flatMap((menu) => menu.links);
    expect(links).toHaveLength(17);
    for (const { path } of links) expect(path).toMatch(/^\/zh-hant\//);
  });
});

describe('footerServices', () => {
  it('lists the five services of the footer', () => {
    expect(listLinks(footerServices, english).map(({ path }) => path)).toEqual(
      ['document', 'website', 'app', 'video', 'seo'].map((slug) => `/services/${slug}`),
    );
  });
});
