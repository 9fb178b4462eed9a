import { findFirefox, findWebKit } from '../../compose/otherBrowsers.mjs';
import { OWN_SITE_PORT } from '../../compose/suite';
import { openFirefox } from '../drivers/puppeteerDriver';
import { openWebKit } from '../drivers/webKitDriver';
import type { Condition } from './condition';

export const firefox: Condition = { name: 'Firefox', browser: { find: findFirefox, open: openFirefox } };

export const webKit: Condition = {
  name: 'WebKit',
  browser: { find: findWebKit, open: (file) => openWebKit(file, OWN_SITE_PORT) },
};
