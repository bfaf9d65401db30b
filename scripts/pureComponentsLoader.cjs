/**
 * Marks the components of react-router as what the build may leave out where nothing uses them: 3.4 kB of its framework mode. Its
 * package does not say so of `forwardRef` and the like, and names each component, which counts as a use.
 */
module.exports = (source) =>
  source
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^ *\w+\.displayName = "[^"]*";$/gm, '');
