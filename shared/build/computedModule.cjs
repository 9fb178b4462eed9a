/**
 * Evaluates a `*.computed.ts` module at build time and replaces it with its exports, so a page loads the values and not
 * the libraries that produce them. The list of common passwords is 16 kB (brotli) this way instead of 183.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @returns {Promise<string>}
 */
module.exports = async function computedModule() {
  // The rule of this loader does not match a request with a query.
  const values = await this.importModule(`${this.resourcePath}?source`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};
