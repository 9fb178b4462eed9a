import type { GeneratedAlways } from 'kysely';

export type PointEntryKind = 'earned' | 'predicted' | 'exchanged' | 'expired' | 'corrected';

export type WelfareTables = {
  point_exchange: {
    exchange_id: string;
    member_id: number;
    points: number;
    /** What was left after it. */
    points_left: number;
    created_at: Date;
  };
  /** Points that expire at one moment. */
  point_lot: {
    member_id: number;
    expires_at: Date;
    remaining: number;
  };
  point_entry: {
    id: GeneratedAlways<bigint>;
    member_id: number;
    kind: PointEntryKind;
    /** Above 0 where they came, below where they went. */
    points: number;
    points_left: number;
    /** Of an exchange its number, of an expiry its moment, of a prize what it was for. */
    reference: string | null;
    at: Date;
  };
};
