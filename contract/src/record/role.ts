/** What a person may do in an office; the first may do everything. */
export const roles = ['owner', 'staff', 'translator'] as const;

export type Role = (typeof roles)[number];

/**
 * Who may make a call. `person`: whoever has logged in. `staff`: all orders, so staff and owners. `owner`: people,
 * erasing, and what concerns the whole office.
 */
export type Access = 'anyone' | 'person' | 'staff' | 'translator' | 'owner';

const admitted: Readonly<Record<Access, readonly Role[]>> = {
  anyone: roles,
  person: roles,
  staff: ['owner', 'staff'],
  translator: ['translator'],
  owner: ['owner'],
};

export function isAdmitted(role: Role, access: Access): boolean {
  return admitted[access].includes(role);
}
