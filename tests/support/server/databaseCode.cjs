const { readFileSync } = require('node:fs');
const path = require('node:path');

let code;

/**
 * Compiles the embedded database and holds on to the result: V8 shares it between threads while somebody does, and a further
 * database then starts with half the processor time. Plain JavaScript, as the types of Node lack WebAssembly.
 */
exports.holdDatabaseCode = () => {
  const folder = path.dirname(require.resolve('@electric-sql/pglite'));
  return (code ??= WebAssembly.compile(readFileSync(path.join(folder, 'pglite.wasm'))));
};
