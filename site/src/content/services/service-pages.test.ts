import { describe, expect, it } from 'vitest';
import { toPlainText } from '../phrase.ts';
import {
  findForbiddenClaims,
  findUnmarkedChinese,
  findWrongScript,
  listTexts,
} from '../test/content-review.ts';
import { loadService } from './load-service.ts';
import { servicePages } from './service-pages.ts';

const pages = await Promise.all(
  servicePages.map(async (entry) => ({ entry, content: await loadService(entry.slug) })),
);

describe('servicePages', () => {
  it('holds the seven services of the specification', () => {
    expect(servicePages.map(({ path }) => path)).toEqual([
      '/services/document',
      '/services/video',
      '/services/transcription',
      '/services/website',
      '/services/app',
      '/services/seo',
      '/services/creative-writing',
    ]);
  });

  it('gives every page a title and a description of its own, short enough for a results page', () => {
    expect(new Set(servicePages.map(({ title }) => title)).size).toBe(servicePages.length);
    expect(new Set(servicePages.map(({ description }) => description)).size).toBe(
      servicePages.length,
    );
    for (const { title, description } of servicePages) {
      expect(title.length).toBeLessThanOrEqual(75);
      expect(description.length).toBeLessThanOrEqual(190);
    }
  });
});

describe.each(pages)('the service page $entry.slug', ({ entry, content }) => {
  it('carries the Chinese name of its menu entry as title', () => {
    expect(content.headingCompanion).toEqual(entry.nameCompanion);
  });

  it('marks every piece of Chinese with its language', () => {
    expect(findUnmarkedChinese(content)).toEqual([]);
  });

  it('writes Simplified in Simplified and Traditional in Traditional characters', () => {
    expect(findWrongScript(content)).toEqual([]);
  });

  it('promises nothing that the company has not promised', () => {
    expect(findForbiddenClaims(listTexts(content))).toEqual([]);
  });

  it('shows cases in both directions, none the same on two pages', () => {
    const sources = content.specimens.rows.map(({ source }) => source);
    expect(sources.some((source) => typeof source === 'string')).toBe(true);
    expect(sources.some((source) => typeof source !== 'string')).toBe(true);
    const everywhere = pages.flatMap((page) =>
      page.content.specimens.rows.map(({ source }) => toPlainText(source)),
    );
    for (const source of sources) {
      expect(everywhere.filter((text) => text === toPlainText(source))).toHaveLength(1);
    }
  });

  it('translates each case into something else than the mistake it warns of', () => {
    for (const { wrong, ours } of content.specimens.rows) {
      expect(toPlainText(ours)).not.toBe(toPlainText(wrong));
    }
  });

  it('answers questions, each once', () => {
    const questions = content.questions.map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(questions).size).toBe(questions.length);
    for (const question of questions) expect(question).toMatch(/\?$/);
  });
});
