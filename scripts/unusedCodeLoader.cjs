/**
 * Libraries without what this site does not use, where the build cannot find out by itself that nothing reaches it
 * (docs/decisions/loading.md). Each change must still be possible, so that an update of the library is noticed.
 */
const libraries = {
  // Data routers, and warnings for developers.
  'function useRoutesImpl': [
    [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
    [/^( *)((?:warning|warningOnce|warnOnce)\()/gm, '$1/* @__PURE__ */ $2'],
    [/^ *\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm, ''],
    [/React\d*\.useContext\(DataRouter(?:State)?Context\)/g, 'null'],
    [/isDataRoute \? useNavigateStable\(\) : /g, ''],
    [/dataRouterOpts\?\.state/g, 'undefined'],
    [/dataRouterOpts && /g, 'false && '],
  ],
  // Infinite queries, in the core of RTK Query and in its hooks.
  'function buildInitiateInfiniteQuery': [
    [/return e\.type === ENDPOINT_INFINITEQUERY/g, 'return false'],
    [/"infiniteQueryOptions" in endpointDefinition/g, 'false'],
    [/\b(?:buildInitiateInfiniteQuery|buildInfiniteQuerySelector),\s/g, ''],
  ],
  'function buildInfiniteQueryHooks': [
    [/return e\.type === ENDPOINT_INFINITEQUERY/g, 'return false'],
    [/\bbuildInfiniteQueryHooks,\s/g, ''],
  ],
};

module.exports = (source) => {
  for (const [mark, changes] of Object.entries(libraries)) {
    if (!source.includes(mark)) continue;
    return changes.reduce((code, [found, by]) => {
      if (!code.match(found)) throw new Error(`${mark} stands in a file that has no ${String(found)} any more.`);
      return code.replaceAll(found, by);
    }, source);
  }
  return source;
};
