import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteSubmissionSchema } from './quote.ts';

describe('quoteSubmissionSchema', () => {
  it('takes what a newer server says of a document', () => {
    const counts = { words: 7, asianCharacters: 0, otherWords: 7, characters: 30 };
    const measurement = {
      format: 'hologram',
      exactness: 'partial',
      limit: 'lost-in-space',
      counts,
      outside: { 'margin-notes': counts },
    };
    expect(z.parse(quoteSubmissionSchema.shape.measurement, measurement)).toEqual(measurement);
  });
});
