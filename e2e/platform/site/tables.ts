import type { Category } from '@site/shared/wire/games';
import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { Localized } from '../http/localized';

type LocalizedColumn = JSONColumnType<Localized>;

export type SiteTables = {
  /** What operations have set; a name without a row has its default (`settings.ts`). */
  site_setting: { name: string; value: string };
  notice: { id: GeneratedAlways<number>; title: LocalizedColumn; content: LocalizedColumn; published_at: Date };
  navigation_item: { position: number; code: string; title: LocalizedColumn };
  venue: {
    en_name: string;
    category: Category;
    position: number;
    name: LocalizedColumn;
    /** Percent with two decimals, `"1.20"`. */
    rebate: string;
    state: 'open' | 'maintenance';
    resumes_at: Date | null;
    /** Whether the operator can launch it; the others answer that they open soon. */
    is_connected: boolean;
  };
  promotion: {
    id: GeneratedAlways<number>;
    position: number;
    title: LocalizedColumn;
    summary: LocalizedColumn;
    category: 'newcomer' | 'sports' | 'games' | 'vip' | 'daily';
    scene: 'sport' | 'realbet' | 'chess' | 'gaming' | 'lottery' | 'egame' | 'fishing';
    starts_at: Date;
    ends_at: Date | null;
  };
};
