import v8 from 'node:v8';
import vm from 'node:vm';

/**
 * Compiles each module once per worker. Jest compiles every module again for every test file, by `vm.compileFunction`,
 * which caches nothing: React, axe and similar modules cost a third of a second per file before a test starts. Here a
 * worker compiles a module once, as a script that runs in the context of each test file, and V8 shares its bytecode,
 * including that of functions compiled later. Objects, and therefore the state of modules, stay separate.
 */
const compile = vm.compileFunction;

// V8 drops bytecode that has not run for a while, and the next test file would have to compile it again.
v8.setFlagsFromString('--no-flush-bytecode');

const scripts = new Map<string, { readonly code: string; readonly script: vm.Script | null }>();

const compileOnce: typeof compile = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (filename === undefined || parsingContext === undefined) return compile(code, parameters, options);
  const known = scripts.get(filename);
  const script = known?.code === code ? known.script : asScript(code, parameters, filename);
  if (known?.code !== code) scripts.set(filename, { code, script });
  if (script === null) return compile(code, parameters, options);
  return script.runInContext(parsingContext) as ReturnType<typeof compile>;
};

/** Returns null if the code has an `import()`, which needs the context it was compiled for. */
function asScript(code: string, parameters: readonly string[], filename: string): vm.Script | null {
  if (/\bimport\s*\(/.test(code)) return null;
  const prefix = `(function (${parameters.join(', ')}) {`;
  return new vm.Script(`${prefix}${code}\n})`, { filename, columnOffset: -prefix.length });
}

Object.assign(vm, { compileFunction: compileOnce });
