import { categorySchema } from '@site/shared/wire/categories';
import * as z from 'zod/mini';
import type { Clock, Trx } from '../kernel';
import content from './content.json';
import type { SiteTables } from './tables';

const DAY_MS = 24 * 60 * 60_000;
const MAINTENANCE_MS = 3 * 60 * 60_000;

const localized = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

const contentSchema = z.object({
  notices: z.array(z.object({ daysAgo: z.int(), title: localized, content: localized })),
  navigation: z.array(z.object({ code: z.string(), title: localized })),
  venues: z.array(
    z.object({
      category: categorySchema,
      enName: z.string(),
      name: localized,
      isConnected: z._default(z.boolean(), false),
      isInMaintenance: z._default(z.boolean(), false),
      turnoverTimes: z._default(z.int(), 0),
      wallet: z._default(z.enum(['own', 'central']), 'own'),
    }),
  ),
});

/** Writes the site's content of a fresh sandbox. */
export async function seedSite(trx: Trx, clock: Clock): Promise<void> {
  const tables = trx.withTables<SiteTables>();
  const { notices, navigation, venues } = contentSchema.parse(content);
  const nowMs = clock.nowMs();
  const json = JSON.stringify;

  await tables
    .insertInto('notice')
    .values(
      notices.map((each) => ({
        title: json(each.title),
        content: json(each.content),
        published_at: new Date(nowMs - each.daysAgo * DAY_MS),
      })),
    )
    .execute();
  await tables
    .insertInto('navigation_item')
    .values(navigation.map(({ code, title }, position) => ({ position, code, title: json(title) })))
    .execute();
  await tables
    .insertInto('venue')
    .values(
      venues.map(({ category, enName, name, isConnected, isInMaintenance, turnoverTimes, wallet }, position) => ({
        category,
        en_name: enName,
        position,
        name: json(name),
        state: isInMaintenance ? ('maintenance' as const) : ('open' as const),
        resumes_at: isInMaintenance ? new Date(nowMs + MAINTENANCE_MS) : null,
        is_connected: isConnected,
        turnover_times: turnoverTimes,
        wallet,
      })),
    )
    .execute();
}
