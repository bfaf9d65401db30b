// What tests/unit/server does in a few steps, in many.
process.env['FIGURES_STEPS'] ??= '400';
await import('../unit/server/bookings/figuresAgree.test.ts');
