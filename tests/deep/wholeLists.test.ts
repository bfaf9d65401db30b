// What npm test tries in part (tests/support/tier.ts), tried whole: every order of the gateway's messages, and every
// defect that generated requests have to find.
import { together } from '../support/together.ts';

process.env['DEEP'] = '1';
await together(['tests/unit/server/payments/notices.test.ts', 'packages/contract-check/tests/properties.test.ts']);
