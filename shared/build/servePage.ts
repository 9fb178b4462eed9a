import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { pageConfiguration, type Page } from './page';

/** Serves a page on a port of this machine and refreshes it after each edit, until the process ends. */
export async function servePage(page: Page, port: number): Promise<void> {
  const options = { host: 'localhost', port, static: false, hot: true, client: { overlay: false, logging: 'warn' } } as const;
  await new WebpackDevServer(options, webpack(pageConfiguration(page, 'development'))).start();
}
