import type { Generated } from 'kysely';

export type RedPacketTables = {
  red_packet: {
    /** `HB` + date + nine digits. */
    id: string;
    /** The message that shows it. */
    message_id: bigint;
    rid: string;
    sender_id: number;
    sum: bigint;
    shares: number;
    /** What no one has claimed: in the book on the account of red packets until the packet is over. */
    left_sum: bigint;
    left_shares: number;
    at: Date;
    expires_at: Date;
    /** All of it is claimed, or the rest has gone back to the sender; null as long as it is open. */
    ended_at: Generated<Date | null>;
  };
  red_packet_claim: {
    packet_id: string;
    member_id: number;
    /** As the room knew the member then. */
    name: string;
    amount: bigint;
    at: Date;
  };
};
