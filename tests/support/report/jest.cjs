const { note } = require('./report.cjs');

/** Jest's reporter for scripts/test.ts: a line a group, one for each test that fails; web/together.cjs notes the times. */
module.exports = class {
  onTestResult({ path }, { numPassingTests, numFailingTests, testExecError, testResults }) {
    note({ passed: numPassingTests });
    for (const { status, fullName } of testResults) if (status === 'failed') note({ failed: 1, name: fullName });
    // A group that could not be run, or whose process has ended.
    if (testExecError && numFailingTests === 0) note({ failed: 1, name: `${path}: ${testExecError.message}` });
  }
};
