const { note } = require('./report.cjs');

/** The reporter of Node's test runner for scripts/test.ts: a line a test. A suite counts only if it fails by itself. */
module.exports = async function* (events) {
  for await (const { type, data } of events) {
    const isSuite = data.details?.type === 'suite';
    const isSkipped = data.skip !== undefined || data.todo !== undefined;
    if (type === 'test:pass' && !isSuite && !isSkipped) note({ passed: 1 });
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed') {
      note({ failed: 1, name: `${data.name} (${data.file})` });
    }
  }
};
