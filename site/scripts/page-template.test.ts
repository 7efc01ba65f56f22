import { describe, expect, it } from 'vitest';
import { fillTemplate, moveScriptToEnd, setLanguage } from './page-template.ts';

const template = '<head><!--page-head--></head><body><!--page-body--></body>';

describe('fillTemplate', () => {
  it('moves the leading head tags into the head and leaves the rest in the body', () => {
    const rendered =
      '<meta name="description" content="a &gt; b"/><title>About</title><link rel="canonical" href="/about"/><main>About</main>';
    expect(fillTemplate(template, rendered)).toBe(
      '<head><meta name="description" content="a &gt; b"/><title>About</title><link rel="canonical" href="/about"/></head><body><main>About</main></body>',
    );
  });

  it('keeps dollar signs of the page as they are', () => {
    expect(fillTemplate(template, '<title>A</title><p>$& $1 $0.90</p>')).toContain(
      '<p>$& $1 $0.90</p>',
    );
  });

  it('refuses a page without a title', () => {
    expect(() => fillTemplate(template, '<main>About</main>')).toThrow('no title');
  });

  it('refuses a template without its marks', () => {
    expect(() => fillTemplate('<head></head>', '<title>A</title>')).toThrow('<!--page-head-->');
  });
});

describe('moveScriptToEnd', () => {
  it('names the script after all that is painted, and in no hurry', () => {
    const html = '<head><script type="module" src="/a.js"></script></head><body>Home</body>';
    expect(moveScriptToEnd(html)).toBe(
      '<head></head><body>Home<script fetchpriority="low" type="module" src="/a.js"></script></body>',
    );
  });
});

describe('setLanguage', () => {
  it('marks the whole document', () => {
    expect(
      setLanguage('<!doctype html><html data-origin="x" lang="en"><p lang="en">', 'zh-Hant'),
    ).toBe('<!doctype html><html data-origin="x" lang="zh-Hant"><p lang="en">');
  });

  it('refuses a template that says no language', () => {
    expect(() => setLanguage('<html><p lang="en">', 'zh-Hant')).toThrow('language');
  });
});
