import { describe, expect, it } from 'vitest';
import { footerServices, menus } from './navigation.ts';

function listNames(id: 'services' | 'industries') {
  return menus.find((menu) => menu.id === id)?.links.map(({ name }) => name);
}

describe('menus', () => {
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
    const links = menus.flatMap((menu) => menu.links);
    expect(links.find(({ name }) => name === 'E-Commerce')?.path).toBe('/industries/retail');
  });
});

describe('footerServices', () => {
  it('lists the five services of the footer', () => {
    expect(footerServices.map(({ path }) => path)).toEqual(
      ['document', 'website', 'app', 'video', 'seo'].map((slug) => `/services/${slug}`),
    );
  });
});
