// Turns the few ESM-only dependencies into CommonJS: Jest on Node 20 cannot require() ESM.
const { transformSync } = require('esbuild');
module.exports = {
  process: (code, file) => ({ code: transformSync(code, { format: 'cjs', target: 'node20', sourcefile: file }).code }),
  getCacheKey: (code, file) => require('node:crypto').createHash('sha1').update(code).update(file).digest('hex'),
};
