import { describe, expect, it } from 'vitest';
import { exampleCompany } from './company.ts';
import { companyNameIn, titleNameIn } from './company-name.ts';
import { registeredNameIn } from './registered-name.ts';
import { languages } from './text/languages.ts';

const inAll = (nameIn: typeof companyNameIn, names: object) =>
  languages.map((language) => nameIn(language, { ...exampleCompany, ...names }));

describe('companyNameIn', () => {
  it('is the English name until there is a Chinese one, in one script or both', () => {
    const { name } = exampleCompany;
    expect(inAll(companyNameIn, {})).toEqual([name, name, name]);
    expect(inAll(companyNameIn, { nameChinese: '港' })).toEqual([name, '港', '港']);
    const both = { nameChinese: '桥', nameTraditional: '橋' };
    expect(inAll(companyNameIn, both)).toEqual([name, '桥', '橋']);
  });
});

describe('titleNameIn', () => {
  it('prefers the short Chinese name to an English one', () => {
    const { name } = exampleCompany;
    expect(inAll(titleNameIn, {})).toEqual([name, '译桥', '譯橋']);
    expect(inAll(titleNameIn, { nameChinese: '译桥本地化' })).toEqual([
      name,
      '译桥本地化',
      '译桥本地化',
    ]);
    const none = { brandChinese: '', brandTraditional: undefined };
    expect(inAll(titleNameIn, none)).toEqual([name, name, name]);
  });
});

describe('registeredNameIn', () => {
  it('is the registered one where it is given; the English stands where a script is left empty', () => {
    const { name } = exampleCompany;
    expect(inAll(registeredNameIn, {})).toEqual([name, name, name]);
    const registeredAs = { en: 'Harbour Ltd.', 'zh-Hans': '港有限公司' };
    expect(inAll(registeredNameIn, { registeredAs, nameChinese: '港' })).toEqual([
      'Harbour Ltd.',
      '港有限公司',
      'Harbour Ltd.',
    ]);
  });
});
