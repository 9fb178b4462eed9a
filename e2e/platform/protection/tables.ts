import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { LimitKind, LimitPeriod, WireProtectionChange } from '@site/shared/wire/protection';

export type ProtectionTables = {
  /** One for each member who has set anything; its lock puts requests of the member one after the other. */
  protection_member: {
    member_id: number;
    /** Minutes between reality checks; 0 for none. */
    reality_minutes: number;
    /** When the interval was set or a check was seen last. */
    reality_from: Date | null;
    time_out_until: Date | null;
    excluded_until: Date | null;
  };
  protection_limit: {
    member_id: number;
    kind: LimitKind;
    period: LimitPeriod;
    /** Fen; of a session minutes. */
    amount: bigint;
    /** When what is pending may be confirmed; null where nothing is. */
    pending_from: Date | null;
    /** What is pending; null for none. */
    pending_amount: bigint | null;
  };
  /** What a member has changed; append-only. */
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
  /** When a member was active last. */
  protection_presence: {
    member_id: number;
    seen_at: Date;
  };
  /** For how long a member was active, by business day. */
  protection_activity: {
    member_id: number;
    /** Days since 1970. */
    day: number;
    active_ms: bigint;
  };
};
