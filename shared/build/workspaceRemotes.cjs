const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

// This module is CommonJS, because scripts load it before the packages are installed, as do tools and tests.

/** Prefix of the folder and the package of each remote. */
const REMOTE_PREFIX = 'remote-';

/**
 * Remote of the workspace. `port` is the distance of its server's port from the host's.
 *
 * @typedef {{ readonly id: string, readonly port: number }} WorkspaceRemote
 */

/**
 * Returns the remotes of a workspace, which are its folders `remote-*`, in the order of their ports. It is also called
 * before the packages are installed. Throws when a remote does not define its port (`site.port`).
 *
 * @param {string} workspaceDir
 * @returns {readonly WorkspaceRemote[]}
 */
function remotesIn(workspaceDir) {
  return readdirSync(workspaceDir)
    .filter((name) => name.startsWith(REMOTE_PREFIX) && existsSync(join(workspaceDir, name, 'package.json')))
    .map((name) => ({ id: name.slice(REMOTE_PREFIX.length), port: portOf(join(workspaceDir, name, 'package.json')) }))
    .sort((a, b) => a.port - b.port);
}

/**
 * Returns the metadata of the remotes of a workspace by id: the rest of `site` in their packages. The build of the host
 * contains it.
 *
 * @param {string} workspaceDir
 * @returns {Readonly<Record<string, unknown>>}
 */
function readWorkspaceMetadata(workspaceDir) {
  return Object.fromEntries(
    remotesIn(workspaceDir).map(({ id }) => {
      const {
        requires: _,
        port: __,
        preloadViews: ___,
        ...metadata
      } = readSite(join(workspaceDir, `${REMOTE_PREFIX}${id}`, 'package.json'));
      return [id, metadata];
    }),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function readSite(file) {
  return JSON.parse(readFileSync(file, 'utf8')).site ?? {};
}

/** @param {string} file */
function portOf(file) {
  const { port } = readSite(file);
  if (!Number.isInteger(port)) throw new Error(`${file} does not say the port of its server (site.port)`);
  return Number(port);
}

module.exports = { REMOTE_PREFIX, remotesIn, readWorkspaceMetadata };
