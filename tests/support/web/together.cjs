const path = require('node:path');
const { note } = require('../report/report.cjs');

/**
 * Runs files of tests one after the other in this environment, so that they load React, antd and the app once. Paths start at the
 * project's folder.
 */
exports.together = (files) => {
  for (const file of files)
    describe(file, () => {
      let begin = 0;
      beforeAll(() => void (begin = performance.now()));
      require(path.resolve(file));
      afterAll(() => {
        const seconds = (performance.now() - begin) / 1000;
        note({ file, seconds });
        process.stdout.write(`${file} ${seconds.toFixed(1)} s\n`); // Jest itself says nothing before the last of them
      });
    });
};
