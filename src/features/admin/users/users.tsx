import { adminApi, type Role, useListUsersQuery, type User } from '../../../api';
import { backendLevel } from '../../../config/env';
import { looksLikeEmail } from '../../../lib/email';
import { Badge, type BadgeTone } from '../../../ui/Badge';
import { edit, remove } from '../shared/resource/actions';
import { call } from '../shared/call';
import { required } from '../shared/resource/checks';
import { textColumn } from '../shared/resource/columns';
import { resourcePage } from '../shared/resource/ResourcePage';

type UserValues = { name: string; email: string; role: string };

const roles: Record<Role, { label: string; tone: BadgeTone }> = {
  ADMIN: { label: 'Admin', tone: 'info' },
  CUSTOMER: { label: 'Customer', tone: 'neutral' },
  STAFF: { label: 'Staff', tone: 'success' },
};

/** Whether somebody can be staff: level 1 knows administrators and customers alone (spec §6). */
const hasStaff = (): boolean => backendLevel() === 2;

const roleOptions = () =>
  Object.entries(roles)
    .filter(([value]) => value !== 'STAFF' || hasStaff())
    .map(([value, { label }]) => ({ value, label }));

/** A backend may answer with a role that this one does not know. */
const isRole = (text: string): text is Role => Object.hasOwn(roles, text);

const editUser = edit<User, UserValues>({
  title: 'Edit User',
  fields: () => [
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 100 },
    { kind: 'text', name: 'email', label: 'Email', required: true, maxLength: 254, inputMode: 'email' },
    {
      kind: 'choice',
      name: 'role',
      label: 'Role',
      ...(hasStaff() && { hint: 'Staff see the day, the roster and the bookings, and nothing else.' }),
      useOptions: roleOptions,
    },
  ],
  initial: ({ name, email, role }) => ({ name, email, role }),
  check: (values) =>
    required(values, ['name', 'email'], 'Please fill out all required fields.') ??
    (looksLikeEmail(values.email) ? null : { message: 'Please enter a valid email address', field: 'email' }),
  send: ({ name, email, role }, { id }) =>
    call(adminApi.endpoints.updateUser, {
      id,
      updateUserRequest: { name: name.trim(), email: email.trim(), role: isRole(role) ? role : 'CUSTOMER' },
    }),
  texts: { success: 'User updated successfully!', failure: 'Failed to update user.', isFailureLiteral: true },
});

const deleteUser = remove<User>(
  {
    noun: 'User',
    nameOf: ({ name }) => `the user ${name}`,
    endpoint: adminApi.endpoints.deleteUser,
    texts: { success: 'User deleted successfully!', failure: 'Failed to delete user.', isFailureLiteral: true },
  },
  // spec §5
  ({ role }) => (role === 'ADMIN' ? 'An administrator cannot be deleted.' : null),
);

/** Manage Users (spec §2). */
export const UsersPage = resourcePage<User>({
  title: 'Manage Users',
  paging: 'server',
  useList: useListUsersQuery,
  search: 'Search by Name',
  // Of level 1 the name alone is searched.
  searchHint: () => (backendLevel() === 2 ? 'A part of the e-mail address is found, too.' : undefined),
  emptyText: 'No users available.',
  emptySearchText: 'No users found for this search.',
  nameOf: ({ name }) => name,
  layout: 'cards on phones',
  columns: [
    textColumn('Name', ({ name }) => name),
    textColumn('Email', ({ email }) => email),
    textColumn<User, Role>(
      'Role',
      ({ role }) => role,
      (role) => <Badge tone={isRole(role) ? roles[role].tone : 'neutral'} text={role} />,
    ),
  ],
  actions: [editUser, deleteUser],
});
