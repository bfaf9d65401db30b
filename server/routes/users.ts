import { changeUser, deleteUser } from '../auth/changeUser.ts';
import type { Handlers } from '../contract/handlers.ts';
import { listUsers } from '../repositories/users.ts';
import type { Context } from '../http/context.ts';
import { changeAs, signedInUser } from './signedIn.ts';

/** The signed-in user, and the administrators' list of users. */
export const userHandlers = ({ db }: Context) =>
  ({
    getCurrentUser(request) {
      return Promise.resolve({ data: { ...signedInUser(request), avatar: null, profileImage: null } });
    },

    listUsers: ({ query }) => listUsers(db, query),

    updateUser: (request) => {
      const { name, email, role } = request.body;
      const change = { name: name.trim(), email: email.trim(), role };
      return changeAs(db, request, (tx) => changeUser(tx, request.params.id, change));
    },

    deleteUser: (request) => changeAs(db, request, (tx) => deleteUser(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
