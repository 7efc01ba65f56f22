import { createHash } from 'node:crypto';
import { HttpProblem } from '../../http/answers/http-problem.ts';

export const checksumAlgorithms = ['sha256'] as const;

/** Compares a piece with the checksum that came with it. */
export interface PieceChecksum {
  add(chunk: Uint8Array): void;
  /** @throws HttpProblem 460 if the piece is another one. */
  check(): void;
}

/**
 * @param header `Upload-Checksum`: the algorithm, a space, and the checksum in Base64.
 * @returns `null` without one. @throws HttpProblem 400
 */
export function readPieceChecksum(header: string | undefined): PieceChecksum | null {
  if (header === undefined) return null;
  const [, algorithm, expected = ''] = /^(\w+) ([\w+/]+={0,2})$/.exec(header) ?? [];
  if (!checksumAlgorithms.some((known) => known === algorithm)) throw badChecksum();
  const hash = createHash('sha256');
  return {
    add: (chunk) => hash.update(chunk),
    check() {
      if (hash.digest('base64') !== expected) throw mismatch();
    },
  };
}

function badChecksum(): HttpProblem {
  const message = 'Give `Upload-Checksum` as "sha256 <Base64>".';
  return new HttpProblem(400, 'bad-request', message);
}

/** The status is the protocol's own. */
function mismatch(): HttpProblem {
  const message = 'This piece arrived with other bytes than were sent. Send it again.';
  return new HttpProblem(460, 'checksum-mismatch', message);
}
