import { render, screen } from '@testing-library/react';
import { exampleCompany, setCompany } from '@yiqiao/contract/company';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { InEnglish } from '../texts/test/in-english.tsx';
import { Footer } from './footer.tsx';

afterEach(() => setCompany(exampleCompany));

function renderFooter() {
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
}

describe('Footer', () => {
  it('shows the ICP number with a link to the register', () => {
    setCompany({ ...exampleCompany, icpNumber: '沪ICP备12345678号-1' });
    renderFooter();
    const filing = screen.getByRole('link', { name: '沪ICP备12345678号-1' });
    expect(filing).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    expect(filing).toHaveAttribute('lang', 'zh-Hans');
  });

  it('shows nothing in its place where none is given', () => {
    renderFooter();
    const text = screen.getByRole('contentinfo').textContent;
    expect(text).toMatch(/© 2024 Yiqiao LocalizationTerms of Service/);
  });

  it('has the lists of the specification, and the legal pages in its last line', () => {
    renderFooter();
    const lists = screen.getAllByRole('list').map((list) => list.children.length);
    expect(lists).toEqual([5, 2, 4]);
  });
});
