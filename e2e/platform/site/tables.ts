import type { Category } from '@site/shared/wire/categories';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Localized } from '../http/localized';

type LocalizedColumn = JSONColumnType<Localized>;

export type VenuePayoutClass = 'casino' | 'financials';

export type VenueWallet = 'own' | 'central';

export type SiteTables = {
  /** Settings changed by operations; a name without a row has its default (`createSettings.ts`). */
  site_setting: { name: string; value: string };
  notice: { id: GeneratedAlways<number>; title: LocalizedColumn; content: LocalizedColumn; published_at: Date };
  navigation_item: { position: number; code: string; title: LocalizedColumn };
  venue: {
    en_name: string;
    category: Category;
    position: number;
    name: LocalizedColumn;
    state: 'open' | 'maintenance';
    resumes_at: Date | null;
    /** True when the operator can launch it; the others are listed as not connected. */
    is_connected: boolean;
    /** Multiple of transferred money that must be staked before it may leave; 0 for no turnover requirement. */
    turnover_times: number;
    /** Wallet for the stakes of its rounds: the member's venue wallet, or the central one. */
    wallet: Generated<VenueWallet>;
    /** Daily payout limit that its games count towards. */
    payout_class: Generated<VenuePayoutClass>;
  };
};
