import type { Asked, Mutant } from './mutant.ts';
import { field, refusal, refuses } from './tools.ts';

const longer =
  (name: string, than: number, to: number) =>
  (asked: Asked): boolean => {
    const length = field(asked, name)?.length ?? 0;
    return length > than && length <= to;
  };

/** Lengths that are refused though the contract allows them. */
export const strictLengths: Mutant[] = [
  {
    name: 'names of users have at most 50 characters',
    operation: 'register',
    instead: refuses(longer('name', 50, 100)),
  },
  {
    name: 'passwords have at most 72 characters',
    operation: 'register',
    instead: refuses(longer('password', 72, 200)),
  },
  {
    name: 'passwords need more than 8 characters',
    operation: 'register',
    instead: refuses((asked) => field(asked, 'password')?.length === 8),
  },
  {
    name: 'passwords need capitals and digits',
    operation: 'register',
    instead: refuses(
      (asked) =>
        !/[A-Z]/.test(field(asked, 'password') ?? '') && field(asked, 'password') === field(asked, 'confirm_password'),
    ),
  },
  {
    name: 'addresses have at most 100 characters',
    operation: 'updateUser',
    instead: refuses(longer('email', 100, 254)),
  },
  {
    name: 'addresses have no +',
    operation: 'register',
    instead: refuses((asked) => (field(asked, 'email') ?? '').includes('+')),
  },
  {
    name: 'names have letters of English alone',
    operation: 'register',
    instead: refuses((asked) => /[^\x20-\x7e]/.test(field(asked, 'name') ?? '')),
  },
  {
    name: 'messages have at most 500 characters',
    operation: 'createTestimony',
    instead: refuses(longer('message', 500, 2000)),
  },
  {
    name: 'names of lessons have at most 100 characters',
    operation: 'createProduct',
    instead: refuses(longer('name', 100, 120)),
  },
  {
    name: 'descriptions of spots have at most 1000 characters',
    operation: 'createSurfSpot',
    instead: refuses(longer('description', 1000, 5000)),
  },
  {
    name: 'addresses of videos have at most 255 characters',
    operation: 'createVideo',
    instead: refuses(longer('video_url', 255, 2000)),
  },
  {
    name: 'names of categories have at least 3 characters',
    operation: 'createProductCategory',
    instead: refuses((asked) => [1, 2].includes((field(asked, 'name') ?? '').trim().length)),
  },
  {
    name: 'a search has at least 3 characters',
    operation: 'listUsers',
    instead: ({ url }) => ([1, 2].includes((url.searchParams.get('search') ?? '').trim().length) ? refusal(400) : null),
  },
  {
    name: 'a search has at most 50 characters',
    operation: 'listBookings',
    instead: ({ url }) =>
      (url.searchParams.get('search') ?? '').length > 50 && (url.searchParams.get('search') ?? '').length <= 100
        ? refusal(400)
        : null,
  },
];
