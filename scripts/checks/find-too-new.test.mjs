import { describe, expect, it } from 'vitest';
import { findTooNewScript, findTooNewStyles } from './find-too-new.mjs';
import { listNewerNames } from './newer-names.mjs';

const newer = listNewerNames(['chrome107', 'firefox115', 'safari16.0']);
const find = (code) => findTooNewScript(code, newer);

describe('findTooNewScript', () => {
  it.each([
    ['a newer method', 'list.toSorted()', '.toSorted()'],
    ['a newer function of a class', 'Promise.withResolvers()', 'Promise.withResolvers'],
    ['a newer class', 'new Float16Array(2)', 'Float16Array'],
    ['a lookbehind', 'text.replace(/(?<=a)b/, "")', 'a newer regular expression: /(?<=a)b/'],
    ['a lookbehind in a text', 'RegExp("(?<!a)b")', 'a newer regular expression: "(?<!a)b"'],
    ['a static block', 'class A { static { start(); } }', 'a static block of a class'],
  ])('finds %s', (_, code, problem) => {
    expect(find(code)).toEqual([problem]);
  });

  it('refuses syntax that is newer than ES2022', () => {
    expect(() => find('using file = open();')).toThrow();
  });

  it.each([
    ['a method of a class of the file', 'class A { toSorted() {} } new A().toSorted()'],
    ['what is asked for first', 'if ("toSorted" in list) list.toSorted()'],
    ['a class that is asked for first', 'if (typeof Float16Array < "u") new Float16Array(2)'],
    ['a function put in', 'define(Promise, { withResolvers: f }); Promise.withResolvers()'],
    ['what the browsers have', 'list.at(-1); list.findLast(f); Object.hasOwn(a, "b"); /(?<a>b)/'],
    ['a function of another class with the name', 'CSS.escape(text)'],
  ])('lets %s pass', (_, code) => {
    expect(find(code)).toEqual([]);
  });
});

describe('findTooNewStyles', () => {
  it('finds what no build rewrites', () => {
    expect(findTooNewStyles('a:has(b){height:100dvh;color:color-mix(in srgb,red,blue)}')).toEqual([
      ':has()',
      'color-mix()',
      'a unit of the dynamic viewport',
    ]);
  });

  it('lets a rule pass that asks for it', () => {
    const css = '@supports (height:100dvh){:root{--height:100dvh}}p{height:var(--height)}';
    expect(findTooNewStyles(css)).toEqual([]);
  });
});
