// Everything that generated requests are to find; the quick tests have one of each kind.
process.env['DEEP'] = '1';
await import('../properties.test.ts');
