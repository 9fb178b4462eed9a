import vm from 'node:vm';

/**
 * Jest compiles every module again for every test file, by `vm.compileFunction`, which keeps nothing: React, axe and the like cost a third of a second
 * per file before a test begins. Here a worker compiles a module once, as a script that runs in the context of each test file: V8 shares its bytecode, that
 * of functions it compiles later included. Objects, and so the state of modules, remain separate.
 */
const compile = vm.compileFunction;
const scripts = new Map<string, { readonly source: string; readonly script: vm.Script }>();

const compileOnce: typeof compile = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  // An `import()` needs the context it was compiled for.
  if (filename === undefined || parsingContext === undefined || /\bimport\s*\(/.test(code)) return compile(code, parameters, options);
  const prefix = `(function (${parameters.join(', ')}) {`;
  const source = `${prefix}${code}\n})`;
  const known = scripts.get(filename);
  const script = known?.source === source ? known.script : new vm.Script(source, { filename, columnOffset: -prefix.length });
  scripts.set(filename, { source, script });
  return script.runInContext(parsingContext) as ReturnType<typeof compile>;
};

Object.assign(vm, { compileFunction: compileOnce });
