/**
 * Loader of `*.computed.ts`: evaluates the module at build and replaces it by its exports, so that a page loads the values and not the libraries they are
 * made of. The list of common passwords is 16 kB (brotli) this way instead of 183.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @returns {Promise<string>}
 */
module.exports = async function computedModule() {
  // The rule of this loader leaves a request with a query alone.
  const values = await this.importModule(`${this.resourcePath}?source`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};
