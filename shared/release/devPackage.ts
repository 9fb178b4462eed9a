import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { withManifestTrust, type ManifestTrust } from '@site/shared/deployment/manifestTrust';
import type { BuildMode, Preset } from '@site/build';
import { DEFAULT_ADDRESSES, originOf } from './addresses';
import { appFiles, ownBrand } from './appFiles';
import { composeDevelopmentDeployment, DEVELOPMENT_ENTRY, DEVELOPMENT_PATH, ENTRY_HASH_PARAMETER } from './developmentDeployment';
import { createEntryHistory } from './entryHistory';
import { describeStartFailure, offerPorts, requireFreePorts } from './listeners.mjs';
import { standaloneConfiguration } from '@site/build/page';
import { remotePackage, WORKSPACE_DIR, WORKSPACE_IDS } from './packages';
import { readSiteConfiguration } from './siteConfiguration';
import { passingSigner } from './signingKeys';
import { chooseSite, readSites } from './sites.mjs';
import { scriptCommand } from './scriptCommand.mjs';

/** Path prefixes of the platform, with the final slash: `/activity/…` and `/game/sport` are pages. */
const PLATFORM_PREFIXES = ['/site/', '/act/', '/fd/', '/game/api/', '/stream/'];

interface Role {
  readonly isHost: boolean;
  /** True for a remote on a standalone page. */
  readonly alone: boolean;
  /** True for a remote on the page of a deployed site. */
  readonly overrides: boolean;
}

/**
 * Starts the development server of one package, in the package's folder or with the folder as the argument. The host is
 * the page of the composed site. A remote is a standalone page on a fake host, with `--federated` a part of the
 * composed site, and with `--override <origin>` it listens on that origin and is a part of a deployed site.
 */
async function developPackage(packageDir: string, federated: boolean, override: string | undefined): Promise<void> {
  const packageName = basename(packageDir);
  const isHost = packageName === 'host';
  const overrides = override !== undefined;
  const alone = !isHost && !federated && !overrides;
  const origin = override ?? originOfPackage(packageName);
  await requireFreeOrigin(packageName, origin);
  const configuration = alone ? standaloneConfiguration(packageDir) : await loadPreset(packageDir, overrides ? 'override' : 'development');
  const plugin = isHost ? believing : keepingEntries;
  configuration.plugins = [...(configuration.plugins ?? []), plugin];
  const platform = alone ? await platformOfStartedSite(packageName) : DEFAULT_ADDRESSES.platform;
  const server = new WebpackDevServer(serverConfiguration(origin, platform, { isHost, alone, overrides }), webpack(configuration));
  await server.start();
  await compiled(server);
  process.stdout.write(`${packageName} on ${origin}\n`);
  process.send?.('ready');
}

async function loadPreset(packageDir: string, mode: BuildMode): Promise<Configuration> {
  const { default: preset } = (await import(pathToFileURL(join(packageDir, 'webpack.config.ts')).href)) as { default: Preset };
  return preset(mode);
}

/** Returns the platform of the running site, unless the environment names one. */
async function platformOfStartedSite(packageName: string): Promise<string> {
  const isNamed = ['SITE_PORT', 'PLATFORM_PORT', 'SITE_ADDRESSES'].some((name) => process.env[name] !== undefined);
  const site = isNamed ? undefined : chooseSite(await readSites(WORKSPACE_DIR), scriptCommand('dev', '', packageName));
  return site?.isRunning === true ? `http://127.0.0.1:${String(site.platformPort)}` : DEFAULT_ADDRESSES.platform;
}

function serverConfiguration(origin: string, platform: string, { isHost, alone, overrides }: Role): ServerConfiguration {
  const { host, port } = new URL(origin);
  const isPage = isHost || alone;
  return {
    host: 'localhost',
    port: Number(port),
    static: false,
    ...(isPage ? {} : { devMiddleware: { publicPath: DEVELOPMENT_PATH } }),
    hot: !overrides,
    // A remote's page belongs to the host, so it is refreshed in place or not at all. The React of a deployed host does
    // not support refresh, so its page is reloaded.
    liveReload: isPage || overrides,
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `ws://${host}/ws`, overlay: false, logging: 'warn' },
    historyApiFallback: isPage ? { disableDotRule: true } : false,
    ...(isPage ? { proxy: [{ context: PLATFORM_PREFIXES, target: platform, ws: true }] } : {}),
    ...(alone ? {} : { setupMiddlewares: isHost ? withHostFiles : withEarlierEntries }),
  };
}

/** Signs the manifest of the development servers while this server runs. */
const signer = passingSigner();
const trust: ManifestTrust = { build: 'default', keys: [signer.publicKey] };

/** Adds the trusted keys of manifests to the page, like the server of a deployed site. */
const believing: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ManifestTrust', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tap('ManifestTrust', (page) => ({
        ...page,
        html: withManifestTrust(page.html, trust),
      }));
    });
  },
};

/** Serves the files of the composed site's page that are not part of the build. */
const withHostFiles: NonNullable<ServerConfiguration['setupMiddlewares']> = (middlewares, { app }) => {
  for (const [path, { type, content }] of Object.entries(appFiles(ownBrand()))) {
    app?.get(path, (_request, response) => {
      response.type(type).send(content);
    });
  }
  app?.get('/deployment.json', (_request, response, next) => {
    composeDevelopmentDeployment(readSiteConfiguration(trust.build), DEFAULT_ADDRESSES).then(
      (manifest) => response.set('cache-control', 'no-cache').type('application/json').send(signer.sign(manifest)),
      next,
    );
  });
  return middlewares;
};

const entries = createEntryHistory();

const keepingEntries: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.assetEmitted.tap('EntryHistory', (file, { content }) => {
      if (file === basename(DEVELOPMENT_ENTRY)) entries.add(content);
    });
  },
};

/** Serves entries that a manifest named before the last edit, immediately and even while the compiler works. */
const withEarlierEntries: NonNullable<ServerConfiguration['setupMiddlewares']> = (middlewares, { app }) => {
  app?.get(DEVELOPMENT_ENTRY, (request, response, next) => {
    const { [ENTRY_HASH_PARAMETER]: integrity } = request.query;
    const content = typeof integrity === 'string' ? entries.find(integrity) : undefined;
    if (content === undefined) next();
    else response.set({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' }).type('text/javascript').send(content);
  });
  return middlewares;
};

function compiled(server: WebpackDevServer): Promise<void> {
  return new Promise((resolve) => {
    server.middleware?.waitUntilValid(() => {
      resolve();
    });
  });
}

function originOfPackage(packageName: string): string {
  const id = WORKSPACE_IDS.find((known) => remotePackage(known) === packageName);
  return id === undefined ? DEFAULT_ADDRESSES.host : originOf(DEFAULT_ADDRESSES, id);
}

/** Throws when another server uses the port, because calls would go to the platform of its site. */
async function requireFreeOrigin(packageName: string, origin: string): Promise<void> {
  const portOf = (url: string): number => Number(new URL(url).port);
  const [port, sitePort, platformPort] = [portOf(origin), portOf(DEFAULT_ADDRESSES.host), portOf(DEFAULT_ADDRESSES.platform)];
  const distance = port - sitePort;
  await requireFreePorts(packageName, [port], () =>
    offerPorts(
      sitePort,
      (next) => [next + distance],
      (next) => `SITE_PORT=${String(next)} PLATFORM_PORT=${String(platformPort)} ${scriptCommand('dev', '', packageName)}`,
    ),
  );
}

// The parent process was killed and could not stop this server in order.
process.once('disconnect', () => process.exit());
const { values, positionals } = parseArgs({
  options: { federated: { type: 'boolean', default: false }, override: { type: 'string' } },
  allowPositionals: true,
});
try {
  await developPackage(positionals[0] ?? process.cwd(), values.federated, values.override);
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}
