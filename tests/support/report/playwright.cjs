const path = require('node:path');
const { note } = require('./report.cjs');

/** Playwright's reporter for scripts/test.ts: a line a test. */
module.exports = class {
  onTestEnd({ location, title }, { status, duration }) {
    if (status !== 'skipped') note(status === 'passed' ? { passed: 1 } : { failed: 1, name: title });
    note({ file: path.relative('.', location.file), seconds: duration / 1000 });
  }

  /** What no test is to blame for, such as a build that fails. */
  onError({ message }) {
    note({ failed: 1, name: message });
  }
};
