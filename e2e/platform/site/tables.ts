import type { Category } from '@site/shared/wire/categories';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Localized } from '../http/localized';

type LocalizedColumn = JSONColumnType<Localized>;

export type VenuePayoutClass = 'casino' | 'financials';

export type VenueWallet = 'own' | 'central';

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
    state: 'open' | 'maintenance';
    resumes_at: Date | null;
    /** Whether the operator can launch it; the others are listed as not connected. */
    is_connected: boolean;
    /** What is brought here must be staked this many times before it may leave; 0 where nothing binds it. */
    turnover_times: number;
    /** Where its rounds take their stakes from: a wallet that the member has there, or the central one. */
    wallet: Generated<VenueWallet>;
    /** Which daily payout limit its games count towards. */
    payout_class: Generated<VenuePayoutClass>;
  };
};
