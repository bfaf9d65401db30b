/** All tables; a file for each subject. */
export * from './schema/attention.ts';
export * from './schema/auditLog.ts';
export * from './schema/bookings.ts';
export * from './schema/content.ts';
export * from './schema/days.ts';
export * from './schema/instructors.ts';
export * from './schema/messages.ts';
export * from './schema/money.ts';
export * from './schema/people.ts';
export * from './schema/school.ts';
