const path = require('node:path');
const { note } = require('./report.cjs');

/** Jest's reporter for scripts/test.ts: a line a file. */
module.exports = class {
  onTestResult(_test, { testFilePath, numPassingTests, numFailingTests, testExecError, perfStats }) {
    const failed = Math.max(numFailingTests, testExecError ? 1 : 0);
    note({ passed: numPassingTests, failed });
    note({ file: path.relative('.', testFilePath), seconds: perfStats.runtime / 1000 });
  }
};
