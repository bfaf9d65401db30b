// What npm test tries in part (tests/support/tier.ts), tried whole: every order of the gateway's messages.
process.env['DEEP'] = '1';
await import('../unit/server/payments/notices.test.ts');
