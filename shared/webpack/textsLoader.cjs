const { readdirSync, readFileSync } = require('node:fs');
const { dirname, join, relative, sep } = require('node:path');
const { keysNamed, pick } = require('./textKeys.cjs');

// CommonJS: the compiler loads its loaders by itself.

/**
 * A file of texts that is taken apart.
 *
 * @typedef {object} PartedFile
 * @property {string} file its path
 * @property {string} prefix what its keys begin with in a call: `betting.`, or nothing
 * @property {readonly string[]} sources folders of the modules that name its keys
 */

/** @param {string} file */
function read(file) {
  return readFileSync(file, 'utf8');
}

/**
 * @param {string} file
 * @returns {import('./textKeys.cjs').Texts}
 */
function readTexts(file) {
  return JSON.parse(read(file));
}

/**
 * @param {string} dir
 * @returns {string[]}
 */
function modulesIn(dir) {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|[\\/])testing[\\/]/.test(path))
    .map((path) => join(dir, path));
}

/**
 * Takes texts apart: each module brings those whose keys it names, as a module of its own, so that a view has its texts in its own files. The file itself is
 * what nobody names, and takes the others in when they are there.
 *
 * @this {import('webpack').LoaderContext<{ readonly files: readonly PartedFile[] }>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function partTexts(source) {
  const { files } = this.getOptions();
  const own = files.find(({ file }) => file === this.resourcePath);
  if (own === undefined) return source + files.map((parted) => importOf(this, parted, source)).join('');
  const path = new URLSearchParams(this.resourceQuery).get('of');
  if (path === null) return restOf(this, own);
  const module = join(dirname(own.file), path);
  this.addDependency(module);
  const part = pick(readTexts(own.file), keysNamed(read(module), own.prefix));
  return `import { add } from ${JSON.stringify(own.file)};\nadd(${JSON.stringify(part)});\n`;
};

/**
 * Behind the last line, so that the lines before keep their numbers.
 *
 * @param {import('webpack').LoaderContext<unknown>} context
 * @param {PartedFile} parted
 * @param {string} source
 */
function importOf(context, { file, prefix, sources }, source) {
  if (!sources.some((dir) => context.resourcePath.startsWith(dir))) return '';
  context.addDependency(file);
  if (Object.keys(pick(readTexts(file), keysNamed(source, prefix))).length === 0) return '';
  // Relative: the compiler numbers modules by their names, and a build is the same on every machine.
  const of = relative(dirname(file), context.resourcePath).split(sep).join('/');
  return `\nimport ${JSON.stringify(`${file}?${String(new URLSearchParams({ of }))}`)};`;
}

/**
 * @param {import('webpack').LoaderContext<unknown>} context
 * @param {PartedFile} parted
 */
function restOf(context, { file, prefix, sources }) {
  for (const dir of sources) context.addContextDependency(dir);
  const named = sources.flatMap(modulesIn).map((module) => keysNamed(read(module), prefix));
  const rest = pick(readTexts(file), (key) => !named.some((names) => names(key)));
  return `const texts = ${JSON.stringify(rest)};
export default texts;
export function add(part, into = texts) {
  for (const key in part) {
    if (typeof part[key] === 'string') into[key] = part[key];
    else add(part[key], (into[key] ??= {}));
  }
}
`;
}
