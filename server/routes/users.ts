import type { components } from '../contract.gen.ts';
import { conflict, notFound } from '../errors.ts';
import { changeUser, listUsers, removeUser } from '../repositories/users.ts';
import { changeAs, type Context, signedInUser, type Valid } from './context.ts';

type Schemas = components['schemas'];

/** The signed-in user, and the administrators' list of users. */
export const userRoutes = ({ db }: Context) => ({
  getCurrentUser(request: Valid<object>) {
    return Promise.resolve({ data: { ...signedInUser(request), avatar: null, profileImage: null } });
  },

  listUsers: ({ query }: Valid<{ query: { page: number; search?: string } }>) => listUsers(db, query),

  async updateUser(request: Valid<{ params: { id: string }; body: Schemas['UpdateUserRequest'] }>) {
    const { params, body } = request;
    const { name, email, role } = body;
    const changed = await changeAs(db, request, (tx) =>
      changeUser(tx, params.id, { name: name.trim(), email: email.trim(), role }),
    );
    if (changed === 'not found') throw notFound('User');
    if (changed === 'email taken') throw conflict('This e-mail address is already registered.');
    if (changed === 'last administrator') throw conflict('The last administrator must keep the role.');
    return { data: changed };
  },

  async deleteUser(request: Valid<{ params: { id: string } }>) {
    const { params } = request;
    const outcome = await changeAs(db, request, (tx) => removeUser(tx, params.id));
    if (outcome === 'not found') throw notFound('User');
    if (outcome === 'administrator') throw conflict('A user with the role ADMIN cannot be deleted.');
    return { data: true };
  },
});
