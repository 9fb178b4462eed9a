/**
 * Says of the schemas and calls of the wire that making one has no effect, so that a build carries those that it uses and not all of their module.
 * A schema is put together from others: each part is marked.
 *
 * @param {string} text of a compiled module
 */
module.exports = function pureSchemas(text) {
  return text.replace(/(?<![\w$.])(?=(?:z\.\w+|defineCall|textSchema|(?:word|secret)Schema\.check)\()/g, '/*#__PURE__*/ ');
};
