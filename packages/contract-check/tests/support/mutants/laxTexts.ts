import { edits, field, named, number, sends, withField } from './tools.ts';
import type { Mutant } from './mutant.ts';

const sent = (name: string, fits: RegExp, instead: string): Mutant['ask'] =>
  edits(name, (text) => (fits.test(text) ? instead : text));

/** Backends that take texts and prices that the contract refuses: they are put right on the way. */
export const laxTexts: Mutant[] = [
  {
    name: 'a file is taken for a text',
    operation: 'updateSurfSpot',
    ask: (asked) => {
      asked.body = asked.body.replace(/(name="name"); filename="[^"]*"\r\n[^]*?(\r\n--)/i, '$1\r\n\r\nA file$2');
    },
  },
  {
    name: 'a password of five letters will do',
    operation: 'register',
    ask: sends((json) => {
      const password = json['password'];
      if (
        typeof password === 'string' &&
        password.length > 0 &&
        password.length < 8 &&
        json['confirm_password'] === password
      )
        Object.assign(json, { password: `${password}-padded`, confirm_password: `${password}-padded` });
    }),
  },
  {
    name: 'passwords may differ',
    operation: 'register',
    ask: sends((json) => json['confirm_password'] !== undefined && (json['confirm_password'] = json['password'])),
  },
  {
    name: 'the password needs not be confirmed',
    operation: 'register',
    ask: sends((json) => (json['confirm_password'] ??= json['password'])),
  },
  {
    name: "another's address in capitals is free",
    operation: 'register',
    ask: edits('email', (email) =>
      /[A-Z]/.test(email) ? `x${Math.random().toString(36).slice(2)}@example.com` : email,
    ),
  },
  {
    name: "another user's address in capitals is free",
    operation: 'updateUser',
    ask: edits('email', (email) =>
      /[A-Z]/.test(email) ? `x${Math.random().toString(36).slice(2)}@example.com` : email,
    ),
  },
  {
    name: 'an address needs no dot',
    operation: 'register',
    ask: edits('email', (email) => (/^[^\s@]+@[^\s@.]+$/.test(email) ? `${email}.example` : email)),
  },
  {
    name: 'an address needs no @',
    operation: 'createTestimony',
    ask: edits('email', (email) => (email !== '' && !email.includes('@') ? 'jonas@example.com' : email)),
  },
  {
    name: 'any role is a role',
    operation: 'updateUser',
    ask: edits('role', (role) => (/^(ADMIN|STAFF|CUSTOMER)$/.test(role) ? role : 'CUSTOMER')),
  },
  { name: 'a role may be in small letters', operation: 'updateUser', ask: edits('role', (role) => role.toUpperCase()) },
  {
    name: 'a price may be negative',
    operation: 'createProduct',
    ask: edits('price', (price) => (number(price) < 0 ? '0' : price)),
  },
  {
    name: 'a price may be negative in a change',
    operation: 'updateProduct',
    ask: edits('price', (price) => (number(price) < 0 ? '0' : price)),
  },
  {
    name: 'a price may have a fraction',
    operation: 'createProduct',
    ask: edits('price', (price) => (/^\d+\.\d+$/.test(price) ? String(Math.round(number(price))) : price)),
  },
  {
    name: 'a price may be above a billion',
    operation: 'updateProduct',
    ask: edits('price', (price) => (number(price) > 1e9 ? '1000000000' : price)),
  },
  {
    name: 'a price that is no number is 0',
    operation: 'createProduct',
    ask: edits('price', (price) => (/^-?\d+(\.\d+)?$/.test(price) ? price : '0')),
  },
  { name: 'a blank name will do', operation: 'createProduct', ask: sent('name', /^\s*$/, 'Without a name') },
  {
    name: 'a blank name of a category will do',
    operation: 'updateProductCategory',
    ask: sent('name', /^\s+$/, 'Without a name'),
  },
  { name: 'a blank message will do', operation: 'createTestimony', ask: sent('message', /^\s*$/, '-') },
  { name: 'a long name is cut', operation: 'createTestimony', ask: edits('name', (name) => name.slice(0, 100)) },
  {
    name: 'a long description is cut',
    operation: 'createProduct',
    ask: edits('description', (text) => text.slice(0, 5000)),
  },
  { name: 'a long title is cut', operation: 'updateVideo', ask: edits('title', (text) => text.slice(0, 120)) },
  {
    name: 'a map may be any text',
    operation: 'createSurfSpot',
    ask: sent('location_url', /^(?!https?:\/\/\S+$)/, 'https://maps.example.com'),
  },
  {
    name: 'a map may be a script',
    operation: 'updateSurfSpot',
    ask: sent('location_url', /^(?!https?:)\w+:/, 'https://maps.example.com'),
  },
  {
    name: 'a spot needs no description',
    operation: 'createSurfSpot',
    ask: (asked) => {
      if (field(asked, 'description') === undefined) withField(asked, 'description', '-');
    },
  },
  {
    name: 'a spot needs no map',
    operation: 'createSurfSpot',
    ask: (asked) => {
      if (field(asked, 'location_url') === undefined) withField(asked, 'location_url', 'https://maps.example.com');
    },
  },
  {
    name: 'an unknown difficulty is for beginners',
    operation: 'updateSurfSpot',
    ask: sent('difficulty_level', /^(?!BEGINNER|INTERMEDIATE|ADVANCED)/, 'BEGINNER'),
  },
  { name: 'active may be yes', operation: 'createCarousel', ask: sent('active', /^(?!true$|false$)/, 'true') },
  {
    name: 'active is true unless it is given',
    operation: 'createCarousel',
    ask: (asked) => {
      if (field(asked, 'active') === undefined) withField(asked, 'active', 'true');
    },
  },
  {
    name: 'active may be a text',
    operation: 'updateTestimony',
    ask: named('active', true, (active) => typeof active === 'string'),
  },
  {
    name: 'no address of a video is one',
    operation: 'createVideo',
    ask: sent('video_url', /^\s*$/, 'https://video.example.com'),
  },
  {
    name: 'an id needs no hyphens',
    operation: 'updateVideo',
    ask: ({ url }) => (url.pathname = url.pathname.replace(/(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5')),
  },
];
