import facts from './package.json' with { type: 'json' };

/** Name of the package, and of the Trusted Types policy that the page allows it. */
export const PACKAGE = facts.name;

/** Name of the container and of its chunks: another one for each version, so that two builds can be in one page. */
export const CONTAINER = `${facts.name}_${facts.version}`.replaceAll(/\W/g, '_');

/** React and its renderer are those of the host. With the slash, `react-dom/client` is too. */
export const SHARED = { react: { singleton: true }, 'react-dom': { singleton: true }, 'react-dom/': { singleton: true } };
