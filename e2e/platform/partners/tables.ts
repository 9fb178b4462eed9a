import type { PartnerKind } from '@site/shared/wire/partners';

export type PartnerTables = {
  /** One per member and kind: who applies again writes over what was refused. */
  partner_application: {
    member_id: number;
    kind: PartnerKind;
    state: 'waiting' | 'approved' | 'refused' | 'ended';
    plan: string;
    contact: string;
    applied_at: Date;
    decided_at: Date | null;
    /** The operator's words for the member; empty without. */
    reason: string;
  };
  /** A member who was approved once keeps the code. */
  agent: { member_id: number; code: string };
  /** What an agent is paid for one business day. One row per agent and day: that is what "once" means. */
  agent_day: {
    agent_id: number;
    /** `2026-11-21` */
    business_day: string;
    /** Members with valid turnover. */
    active: number;
    /** Fen. */
    turnover: bigint;
    /** Hundredths of a percent. */
    rate: number;
    /** Fen, rounded down. */
    amount: bigint;
    paid_at: Date;
  };
  agent_line: { agent_id: number; business_day: string; member_id: number; turnover: bigint };
  /** The last business day of each run: all days up to it are worked out. */
  agent_closing: { business_day: string; closed_at: Date };
};
