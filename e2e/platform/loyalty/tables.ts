import type { GeneratedAlways } from 'kysely';

export type PointEntryKind = 'earned' | 'predicted' | 'exchanged' | 'expired' | 'corrected';

export type WelfareTables = {
  point_exchange: {
    exchange_id: string;
    member_id: number;
    points: number;
    points_left: number;
    created_at: Date;
  };
  /** Points that expire at the same time. */
  point_lot: {
    member_id: number;
    expires_at: Date;
    remaining: number;
  };
  point_entry: {
    id: GeneratedAlways<bigint>;
    member_id: number;
    kind: PointEntryKind;
    /** Positive for added points, negative for removed ones. */
    points: number;
    points_left: number;
    /** Number of an exchange, time of an expiry, or cause of a prize. */
    reference: string | null;
    at: Date;
  };
};
