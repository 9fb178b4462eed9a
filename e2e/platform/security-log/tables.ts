import type { SecurityEventName, SecurityResult } from './securityEvent';

export type SecurityLogTables = {
  'security_log.event': {
    /** Number of the event, from 1 without gaps. */
    seq: bigint;
    at: Date;
    event: SecurityEventName;
    result: SecurityResult;
    code: number | null;
    member_id: number | null;
    address: string;
    device: string;
    about: string;
    /** Request id of the call; null for other events. */
    correlation: string | null;
    /** Hash of the previous event; null for the first. */
    previous: string | null;
    hash: string;
  };
};
