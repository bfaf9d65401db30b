const vm = require('node:vm');

const compiled = new Map();
const compileFunction = vm.compileFunction;

/**
 * Jest compiles React, antd and all else anew for each file of tests. Here a module is compiled once and then run in the
 * context of each file.
 */
vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(code, parameters, options);
  const known = compiled.get(filename);
  if (known?.code === code) return known.script.runInContext(parsingContext);
  // On one line with the code, so that the lines of errors are right.
  const script = new vm.Script(`(function (${parameters.join(',')}) {${code}\n})`, { filename });
  compiled.set(filename, { code, script });
  return script.runInContext(parsingContext);
};
