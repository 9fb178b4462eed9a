import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const redPacketMigrations: MigrationSet = {
  '0028_red_packets': {
    async up(db) {
      await sql`
        create table red_packet (
          id text primary key,
          message_id bigint not null unique references chat_message (id),
          rid text not null references chat_room (rid),
          sender_id integer not null references member (id),
          sum bigint not null check (sum > 0),
          shares integer not null check (shares > 0),
          left_sum bigint not null check (left_sum between 0 and sum),
          left_shares integer not null check (left_shares between 0 and shares),
          at timestamptz not null,
          expires_at timestamptz not null,
          ended_at timestamptz,
          check (left_sum >= left_shares),
          check (left_shares > 0 or (left_sum = 0 and ended_at is not null))
        );
        create index red_packet_open on red_packet (expires_at) where ended_at is null;
        create index red_packet_sender on red_packet (sender_id, at);

        create table red_packet_claim (
          packet_id text not null references red_packet (id),
          member_id integer not null references member (id),
          name text not null,
          amount bigint not null check (amount > 0),
          at timestamptz not null,
          primary key (packet_id, member_id)
        );
      `.execute(db);
    },
  },
};
