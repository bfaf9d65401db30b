const { appendFileSync } = require('node:fs');

/** Adds a line to the report that scripts/test.ts reads, which therefore also knows what passed before a part was ended. */
exports.note = (line) => {
  const report = process.env.TEST_REPORT;
  if (report) appendFileSync(report, `${JSON.stringify(line)}\n`);
};
