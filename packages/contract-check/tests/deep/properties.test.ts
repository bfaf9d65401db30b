// Every fault that generated requests must find, and every row that they must not leave behind; npm test tries some of them.
process.env['DEEP'] = '1';
await import('../properties.test.ts');
