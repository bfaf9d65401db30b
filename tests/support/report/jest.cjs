const { note } = require('./report.cjs');

/** Jest's reporter for scripts/test.ts: a line a group; web/together.cjs notes how long each file of it takes. */
module.exports = class {
  onTestResult(_test, { numPassingTests, numFailingTests, testExecError }) {
    note({ passed: numPassingTests, failed: Math.max(numFailingTests, testExecError ? 1 : 0) });
  }
};
