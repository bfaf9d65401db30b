/**
 * Marks the components and contexts of a library as free of side effects and drops their names for developers, so that the
 * build can leave out those that nobody uses. React Router ships without these marks.
 */
module.exports = (source) =>
  source
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^ *\w+\.displayName = "[^"]*";$/gm, '');
