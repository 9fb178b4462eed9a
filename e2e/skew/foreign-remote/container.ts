import facts from './package.json' with { type: 'json' };

/** Name of the package, and of the Trusted Types policy that the page allows for it. */
export const PACKAGE = facts.name;

/** Name of the container and of its chunks. It contains the version, so a page can load two builds. */
export const CONTAINER = `${facts.name}_${facts.version}`.replaceAll(/\W/g, '_');

/** React and its renderer come from the host. The trailing slash includes `react-dom/client`. */
export const SHARED = { react: { singleton: true }, 'react-dom': { singleton: true }, 'react-dom/': { singleton: true } };
