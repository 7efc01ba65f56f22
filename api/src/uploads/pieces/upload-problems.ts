import { HttpProblem } from '../../http/answers/http-problem.ts';

export function uploadGone(): HttpProblem {
  const message = 'There is no such upload, or no longer. Please send the document again.';
  return new HttpProblem(404, 'upload-gone', message);
}

export function uploadUnfinished(): HttpProblem {
  const message = 'The document has not arrived whole. Go on with its upload first.';
  return new HttpProblem(409, 'upload-unfinished', message, { field: 'file' });
}

export function uploadUsed(): HttpProblem {
  const message = 'This upload belongs to another request already. Please send the document again.';
  return new HttpProblem(409, 'upload-used', message);
}

export function wrongOffset(offset: number): HttpProblem {
  const message = `The upload goes on at byte ${offset}.`;
  const headers = { 'Upload-Offset': String(offset) };
  return new HttpProblem(409, 'offset-conflict', message, { headers });
}
