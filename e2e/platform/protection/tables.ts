import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { LimitKind, LimitPeriod, WireProtectionChange } from '@site/shared/wire/protection';

export type ProtectionTables = {
  /** One row for each member who has set anything. Its lock serializes the member's requests. */
  protection_member: {
    member_id: number;
    /** Minutes between reality checks; 0 for none. */
    reality_minutes: number;
    /** Time when the interval was set or a check was last seen. */
    reality_from: Date | null;
    time_out_until: Date | null;
    excluded_until: Date | null;
  };
  protection_limit: {
    member_id: number;
    kind: LimitKind;
    period: LimitPeriod;
    /** Fen; minutes for a session limit. */
    amount: bigint;
    /** Time from which the pending change may be confirmed; null when nothing is pending. */
    pending_from: Date | null;
    /** Pending amount; null when the limit is to be removed. */
    pending_amount: bigint | null;
  };
  /** History of a member's changes; append-only. */
  protection_change: {
    id: GeneratedAlways<bigint>;
    member_id: number;
    at: Date;
    change: JSONColumnType<WireProtectionChange>;
  };
  /** Phones and e-mail addresses that a self-excluded member had or has. */
  protection_contact: {
    member_id: number;
    contact: string;
  };
  protection_presence: {
    member_id: number;
    seen_at: Date;
  };
  protection_activity: {
    member_id: number;
    /** Days since 1970. */
    day: number;
    active_ms: bigint;
  };
};
