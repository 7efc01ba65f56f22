import { render, screen } from '@testing-library/react';
import { exampleCompany, setCompany } from '@yiqiao/contract/company';
import { type Language, languages } from '@yiqiao/contract/text/languages';
import { afterEach, describe, expect, it } from 'vitest';
import { requestIn } from '../test/request-in.tsx';
import { sampleRequest } from '../test/sample-request.ts';

// The sample is served on a Friday at 19:31 in Hong Kong, which is the client's clock.
const hours = {
  places: {
    'Asia/Shanghai': { name: { en: 'Shanghai', 'zh-Hans': '上海' }, friday: '09:00-20:00' },
    'Europe/London': { name: { en: 'London', 'zh-Hans': '伦敦' }, monday: '09:00-17:00' },
  },
};
const said: Readonly<Record<Language, string>> = {
  en: 'Shanghai closes at 20:00 today, London opens on Monday at 17:00.',
  'zh-Hans': '上海办公室今天20:00下班，伦敦周一17:00上班。',
  'zh-Hant': '上海辦公室今天20:00下班，伦敦週一17:00上班。',
};

afterEach(() => setCompany(exampleCompany));

describe('HoursThen', () => {
  it.each(languages)(
    'stands below the moment of the reply, by the clock of the client (%s)',
    async (language) => {
      const silent = render(await requestIn(language, sampleRequest()));
      const before = silent.container.textContent;
      silent.unmount();
      setCompany({ ...exampleCompany, hours });
      const { container } = render(await requestIn(language, sampleRequest()));
      const line = screen.getByText(said[language]);
      expect(line.previousElementSibling?.querySelector('time')).not.toBeNull();
      line.remove();
      expect(container.textContent).toBe(before);
    },
  );

  it('is not beside a moment that is none of a reply', async () => {
    setCompany({ ...exampleCompany, hours });
    const due = { what: 'delivery', by: 'office', at: '2026-11-24T06:31:00.000Z' } as const;
    render(await requestIn('en', sampleRequest({ state: 'in-progress', due })));
    expect(screen.queryByText(said.en)).toBeNull();
  });
});
