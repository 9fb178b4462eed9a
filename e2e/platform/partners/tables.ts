import type { PartnerKind } from '@site/shared/wire/partners';

export type PartnerTables = {
  /** One row per member and kind; a new application replaces one that was refused or ended. */
  partner_application: {
    member_id: number;
    kind: PartnerKind;
    state: 'waiting' | 'approved' | 'refused' | 'ended';
    plan: string;
    contact: string;
    applied_at: Date;
    decided_at: Date | null;
    /** The operator's explanation to the member; may be empty. */
    reason: string;
  };
  /** Codes of members who were ever approved as agents. */
  agent: { member_id: number; code: string };
  /** Commission of one agent for one business day. The key of agent and day prevents a second payment. */
  agent_day: {
    agent_id: number;
    /** `2026-11-21` */
    business_day: string;
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
  /** Last business day of each run; all days up to it are paid. */
  agent_closing: { business_day: string; closed_at: Date };
};
