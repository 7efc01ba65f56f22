import type { Request } from 'express';
import { notFound } from './http-problem.ts';

/** One segment of the path, decoded. @throws HttpProblem 404 when there is none. */
export function pathParameter({ params }: Request, name: string): string {
  const value: unknown = params[name];
  if (typeof value === 'string') return value;
  throw notFound();
}
