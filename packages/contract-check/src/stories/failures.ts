import { story, type Story } from './story.ts';

const taken = { 'details.0': 'Product category already registered', 'details.length': 1 };
const first = { call: 'createProductCategory', keep: { name: 'data.name' } };

/** Failures whose texts the contract gives. */
export const failuresStories: Story[] = [
  story('createProductCategory', 'says that a name is taken', first, {
    call: 'createProductCategory',
    with: { name: '{name}' },
    status: 409,
    match: taken,
  }),
  story('updateProductCategory', 'says that another category has a name, in whichever case', first, {
    call: 'updateProductCategory',
    with: { name: '{name|capitals}' },
    status: 409,
    match: taken,
  }),
];

/** Those of level 2. */
export const fullFailuresStories: Story[] = [
  story('createBooking', 'says which total it is that has changed', {
    call: 'createBooking',
    with: { expected_total: 1 },
    status: 409,
    match: {
      message: 'The price has changed: the total is now Rp. 300.000.',
      'details.0': 'total_amount 300000',
      'details.length': 1,
    },
  }),
];
