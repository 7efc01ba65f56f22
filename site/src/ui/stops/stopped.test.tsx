import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InEnglish } from '../../texts/test/in-english.tsx';
import { Stopped } from './stopped.tsx';

describe('Stopped', () => {
  it('keeps the last English word and its stop together', () => {
    const { container } = render(<Stopped text="Document translation" />, { wrapper: InEnglish });
    expect(container).toHaveTextContent(/^Document translation$/);
    expect(container.querySelector('span')).toHaveTextContent(/^translation$/);
  });

  it('keeps the last Chinese character and its stop together', () => {
    const { container } = render(<Stopped text="一字不落" lang="zh-Hans" />, {
      wrapper: InEnglish,
    });
    expect(container.querySelector('span')).toHaveTextContent(/^落$/);
  });

  it('reads the stop of the language where it is prose', () => {
    const english = render(<Stopped text="Thank you" isSpoken />, { wrapper: InEnglish });
    expect(english.container).toHaveTextContent('Thank you.');
    const chinese = render(<Stopped text="一字不落" lang="zh-Hans" isSpoken />, {
      wrapper: InEnglish,
    });
    expect(chinese.container).toHaveTextContent('一字不落。');
  });
});
