import type { Compiler, RuntimeModule, WebpackPluginInstance } from 'webpack';

const PLUGIN = 'OwnScripts';

/** The name and the line of webpack's runtime: its policy lets every address pass. */
const POLICY = 'trusted types policy';
const ANY_URL = 'createScriptURL: (url) => (url)';

/**
 * The Trusted Types policy of a build makes scripts of addresses of this build only: below its own folder, by their ending. Whatever else gets hold
 * of the policy loads nothing with it.
 */
export class OwnScripts implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const { filename } = compilation.outputOptions;
      const folder = typeof filename === 'string' ? filename.slice(0, filename.lastIndexOf('/') + 1) : '';
      compilation.hooks.runtimeModule.tap(PLUGIN, (module) => {
        if (module.name === POLICY) narrow(module, folder);
      });
    });
  }
}

function narrow(module: RuntimeModule, folder: string): void {
  const generate = module.generate.bind(module);
  module.generate = () => {
    const code = generate();
    if (typeof code !== 'string' || !code.includes('createScriptURL')) return code;
    if (!code.includes(ANY_URL)) throw new Error("webpack's policy of Trusted Types reads otherwise: look at OwnScripts");
    return code.replace(ANY_URL, () => `createScriptURL: ${onlyBelow(folder)}`);
  };
}

function onlyBelow(folder: string): string {
  return `(url) => {
      const own = new URL(__webpack_require__.p + ${JSON.stringify(folder)}, document.baseURI);
      const asked = new URL(url, document.baseURI);
      if (asked.origin !== own.origin || !asked.pathname.startsWith(own.pathname) || !asked.pathname.endsWith('.js')) {
        throw new TypeError('no script of this build: ' + asked.origin + asked.pathname);
      }
      return asked.href;
    }`;
}
