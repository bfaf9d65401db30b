// What npm test tries in part (tests/support/tier.ts), tried whole: every order of the gateway's messages, many random changes of a booking's money.
process.env['DEEP'] = '1';
await import('../unit/server/payments/notices.test.ts');
await import('../unit/server/bookings/totalOfSessions.test.ts');
