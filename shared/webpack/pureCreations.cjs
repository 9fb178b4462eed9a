/**
 * Says of a library without side effects what its files do not: that a context or a component which nobody uses is not needed. The compiler cannot know
 * that creating one has no effect, and keeps all of them, with all that they use. Names for developer tools go with it, as an assignment is an effect too.
 *
 * @param {string} text of a module
 */
module.exports = function pureCreations(text) {
  return text
    .replace(/^(var|const) (\w+) = (?=React\d*\.(?:createContext|createElement|forwardRef|memo)\()/gm, '$1 $2 = /*#__PURE__*/ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;');
};
