import { type Joined, joinOffice } from '../../api/test/join-office.ts';
import { createVisitor, type Visitor } from '../../api/test/visitor.ts';
import { expect } from '../fixtures.ts';
import { type Product, password, username } from '../product.ts';

/** The office, as far as the API can tell. */
export async function callAsOffice({ origin }: Product): Promise<Visitor> {
  const office = createVisitor(origin);
  const answer = await office.fetch('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  return office;
}

/** Translators who have joined; what they do, they do through the API. */
export async function bringTranslators(
  product: Product,
  ...names: readonly string[]
): Promise<Joined[]> {
  const office = await callAsOffice(product);
  const joined: Joined[] = [];
  for (const name of names) {
    joined.push(await joinOffice(product.origin, office, 'translator', name));
  }
  return joined;
}
