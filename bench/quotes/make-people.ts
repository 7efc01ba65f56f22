import type { Colleague } from '@yiqiao/contract/record/person';

const surnames = '陈林王李张刘黄吴周徐孙马朱胡郭何高罗郑梁'.split('');

/** Owners and staff of an office; the first of them is logged in. */
export function makePeople(count: number): Colleague[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index === 0 ? 'first' : `person-${index}`,
    name: `${surnames[index % surnames.length]}${index + 1}`,
    seal: index < surnames.length ? (surnames[index] ?? '') : `P${index.toString(36)}`,
    role: index === 0 ? 'owner' : 'staff',
    state: 'here',
  }));
}
