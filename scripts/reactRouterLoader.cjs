/**
 * React Router without what this site does not use, as its package does not let the build find out by itself (docs/decisions/0063):
 * the code of data routers, and warnings for developers. Each change must still be possible, so that an update is noticed.
 */
const changes = [
  // Components, contexts and warnings may go when nothing uses them.
  [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/^( *)((?:warning|warningOnce|warnOnce)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^ *\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm, ''],
  // Only a data router gives these a value.
  [/React\d*\.useContext\(DataRouter(?:State)?Context\)/g, 'null'],
  [/isDataRoute \? useNavigateStable\(\) : /g, ''],
  [/dataRouterOpts\?\.state/g, 'undefined'],
  [/dataRouterOpts && /g, 'false && '],
];

module.exports = (source) =>
  changes.reduce((code, [found, by]) => {
    if (!code.match(found) && code.includes('function useRoutesImpl')) throw new Error(`React Router has no ${found}.`);
    return code.replaceAll(found, by);
  }, source);
