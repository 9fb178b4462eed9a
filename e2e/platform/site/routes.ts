import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { SAFE } from '@site/shared/wire/security';
import { navigationListCall, noticeListCall, onlineServiceCall, preInfoCall } from '@site/shared/wire/site';
import { publicRoute, type Route } from '../http/route';
import type { Db } from '../kernel';
import { PlatformError } from '../kernel';
import type { Settings } from './createSettings';
import type { SiteTables } from './tables';

const MAX_PAGE_SIZE = 50;

/** Settings that a browser receives with the pre-info. */
const PRE_INFO = ['title', 'h5DomainUrl', 'editionSwitch', 'innerGame', 'depositGuide', 'safeSwitch', 'usdCny'] as const;

/** Returns the routes for configuration and editorial content: notices and navigation. They are open to guests. */
export function siteRoutes(db: Db, settings: Settings, cipherKey: string): readonly Route[] {
  const tables = db.withTables<SiteTables>();
  return [
    publicRoute(preInfoCall, async (_body, { ip }) => {
      const { title, h5DomainUrl, usdCny, ...flags } = await settings.getAll(PRE_INFO);
      return {
        ip,
        siteBaseConfig: {
          title,
          h5DomainUrl,
          editionSwitch: asFlag(flags.editionSwitch),
          innerGame: asFlag(flags.innerGame),
          depositGuide: asFlag(flags.depositGuide),
          safeSwitch: asFlag(flags.safeSwitch),
          safeVersion: SAFE.version,
          usdCny,
          cipherKey,
        },
      };
    }),

    publicRoute(onlineServiceCall, async () => ({ url: await settings.get('customerServiceUrl') })),

    publicRoute(noticeListCall, async ({ pageNum, pageSize }, { language }) => {
      if (pageNum < 1 || pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw new PlatformError(RESPONSE_CODES.invalidParameter);
      const { total } = await tables
        .selectFrom('notice')
        .select((count) => count.fn.countAll<bigint>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await tables
        .selectFrom('notice')
        .selectAll()
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute();
      return {
        total: Number(total),
        list: rows.map(({ id, title, content }) => ({ id: id.toString(), title: title[language], content: content[language] })),
      };
    }),

    publicRoute(navigationListCall, async (_body, { language }) => {
      const rows = await tables.selectFrom('navigation_item').selectAll().orderBy('position').execute();
      return { list: rows.map(({ code, title }) => ({ code, title: title[language] })) };
    }),
  ];
}

function asFlag(value: string): '0' | '1' {
  return value === '1' ? '1' : '0';
}
