export type MemberStreamTables = {
  /** Number of a member's last event; no row before the first. */
  member_version: { member_id: number; version: bigint };
  /** Events of the last hour. */
  member_event: {
    member_id: number;
    version: bigint;
    kind: string;
    reference: string;
    amount: bigint;
    reason: string | null;
    request_id: string | null;
    at: Date;
  };
};
