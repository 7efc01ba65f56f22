import { describe, expect, it } from 'vitest';
import { encodeLegacy } from '../../scripts/encode-legacy.ts';
import { type AlphabetEncoding, guessAlphabet } from './guess-alphabet.ts';

const texts: readonly (readonly [AlphabetEncoding, string])[] = [
  ['windows-1251', 'Настоящий договор заключён между сторонами, подписавшими его ниже.'],
  ['windows-1251', 'РОССИЙСКАЯ ФЕДЕРАЦИЯ'],
  ['windows-1251', 'Договір укладено між сторонами, які підписали його нижче.'],
  ['koi8-r', 'Настоящий договор заключён между сторонами.'],
  ['windows-1253', 'Η παρούσα σύμβαση συνάπτεται μεταξύ των μερών.'],
  ['windows-1255', 'חוזה זה נערך בין הצדדים החתומים מטה.'],
  ['windows-1256', 'أبرم هذا العقد بين الطرفين الموقعين أدناه.'],
  ['windows-1256', 'مدة العقد سنة واحدة.'],
  ['windows-874', 'สัญญานี้ทำขึ้นระหว่างคู่สัญญาที่ลงนามด้านล่าง'],
  ['euc-kr', '이 계약서는 아래에 서명한 당사자들 사이에 체결되었습니다.'],
];

describe('guessAlphabet', () => {
  it.each(texts)('knows %s: %s', (encoding, text) => {
    expect(guessAlphabet(encodeLegacy(text, encoding))).toBe(encoding);
  });

  it('knows it between the times of subtitles', () => {
    const cue = '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Где он?</i>\r\n\r\n';
    expect(guessAlphabet(encodeLegacy(cue, 'windows-1251'))).toBe('windows-1251');
  });

  it.each([
    'Le présent contrat est conclu entre les parties soussignées, à côté.',
    'ÄÖÜ ÀÉÎÕÜ',
    '25 °C, 10¹, £5, ½, ©',
    'Żółć',
  ])('takes Latin letters and signs for none of them: %s', (text) => {
    expect(
      guessAlphabet(encodeLegacy(text, text === 'Żółć' ? 'windows-1250' : 'windows-1252')),
    ).toBeNull();
  });
});
