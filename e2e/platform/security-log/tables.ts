import type { SecurityEventName, SecurityResult } from './securityEvent';

export type SecurityLogTables = {
  'security_log.event': {
    /** From 1 without a gap. */
    seq: bigint;
    at: Date;
    event: SecurityEventName;
    result: SecurityResult;
    code: number | null;
    member_id: number | null;
    address: string;
    device: string;
    about: string;
    /** The request id of the call; null of other events. */
    correlation: string | null;
    /** The hash of the event before; null for the first. */
    previous: string | null;
    hash: string;
  };
};
