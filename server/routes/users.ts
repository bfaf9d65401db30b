import type { Handlers } from '../contract/handlers.ts';
import { conflict, notFound } from '../errors.ts';
import { changeUser, listUsers, removeUser } from '../repositories/users.ts';
import type { Context } from './context.ts';
import { changeAs, signedInUser } from './signedIn.ts';

/** The signed-in user, and the administrators' list of users. */
export const userHandlers = ({ db }: Context) =>
  ({
    getCurrentUser(request) {
      return Promise.resolve({ data: { ...signedInUser(request), avatar: null, profileImage: null } });
    },

    listUsers: ({ query }) => listUsers(db, query),

    async updateUser(request) {
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

    async deleteUser(request) {
      const outcome = await changeAs(db, request, (tx) => removeUser(tx, request.params.id));
      if (outcome === 'not found') throw notFound('User');
      if (outcome === 'administrator') throw conflict('A user with the role ADMIN cannot be deleted.');
      return { data: true };
    },
  }) satisfies Partial<Handlers>;
