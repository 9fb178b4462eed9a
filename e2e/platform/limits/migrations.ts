import { sql } from 'kysely';
import type { MigrationSet } from '../kernel';

export const limitMigrations: MigrationSet = {
  '0009_rate_counts': {
    async up(db) {
      await sql`
        -- Unlogged: after a crash of the database its windows begin again.
        create unlogged table rate_count (
          place text primary key,
          points integer not null,
          ends_at timestamptz not null
        );
        create index rate_count_ends on rate_count (ends_at);

        -- All windows of a call in one statement, the first without room ends it. Answers the number of that one, 0 where all had room.
        create function take_rates(places text[], most integer[], ends timestamptz[], things text[]) returns integer language plpgsql as $$
        begin
          for i in 1 .. cardinality(places) loop
            if things[i] is not null then
              insert into rate_count values (things[i], 1, ends[i]) on conflict do nothing;
              continue when not found;
            end if;
            insert into rate_count as counted values (places[i], 1, ends[i])
              on conflict (place) do update set points = counted.points + 1 where counted.points < most[i];
            if not found then
              delete from rate_count where place = things[i];
              return i;
            end if;
          end loop;
          return 0;
        end $$;
      `.execute(db);
    },
  },
};
