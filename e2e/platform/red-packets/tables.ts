import type { Generated } from 'kysely';

export type RedPacketTables = {
  red_packet: {
    /** `HB` + date + nine digits. */
    id: string;
    message_id: bigint;
    rid: string;
    sender_id: number;
    sum: bigint;
    shares: number;
    /** Unclaimed sum; the ledger holds it on the red-packets account until the packet ends. */
    left_sum: bigint;
    left_shares: number;
    at: Date;
    expires_at: Date;
    /** Time when everything was claimed or the rest was returned; null while the packet is open. */
    ended_at: Generated<Date | null>;
  };
  red_packet_claim: {
    packet_id: string;
    member_id: number;
    /** Member's name in the room at that time. */
    name: string;
    amount: bigint;
    at: Date;
  };
};
