import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { packageTexts } from '../../content/en/quote/package.ts';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { PackageRow } from './list/package-row.tsx';
import { PackageTextsContext } from './package-texts.ts';

describe('PackageRow', () => {
  it('names its document in one piece', () => {
    const name = 'bad-docx-truncated-half.docx';
    const item = {
      id: 1,
      file: new File(['x'], name),
      path: `folder/${name}`,
      checksum: 0,
      isIn: true,
      reading: { kind: 'waiting' },
    } as const;
    const actions = { setIn() {}, replace() {} };
    render(
      <PackageTextsContext value={packageTexts}>
        <PackageRow {...{ item, actions }} include="" root="folder" price={null} />
      </PackageTextsContext>,
      { wrapper: DeskInEnglish },
    );
    const box = screen.getByRole('checkbox', { name });
    const [nameId = ''] = box.getAttribute('aria-labelledby')?.split(' ') ?? [];
    expect(document.getElementById(nameId)?.childNodes).toHaveLength(1);
  });
});
