import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { connect } from '../database/connect';
import { ensureDatabase } from '../database/embeddedServer';
import { migrate } from '../database/migrate';
import type { Db } from '../kernel';
import { SILENT_LOG } from '../kernel';
import { platformMigrations } from '../migrations';

const TO_OPAQUE_IDS = '1403_chat_person';

let db: Db;

beforeAll(async () => {
  const address = new URL(process.env['PLATFORM_TEST_TEMPLATE'] ?? '');
  address.pathname = `/test_${randomBytes(6).toString('hex')}`;
  await ensureDatabase(address.href);
  db = connect(address.href, SILENT_LOG, 2);
});
afterAll(() => db.destroy());

it('messages of an earlier platform lose the member’s number and login name, and stay theirs', async () => {
  const before = Object.entries(platformMigrations).filter(([name]) => name !== TO_OPAQUE_IDS);
  await migrate(db, Object.fromEntries(before), SILENT_LOG);
  await sql
    .raw(
      `insert into member (name, nickname, password_hash, registered_at)
        values ('player1', '晨星', '', now()), ('whoever2', 'Whoever2', '', now()), ('silent3', 'silent3', '', now());
      insert into chat_room (rid, name) values ('c1', '{}');
      insert into chat_message (rid, user_id, name, vip_level, text, category, category_type, at)
        select 'c1', user_id, name, 0, '', 1, 1, now()
        from (values ('1', '晨星'), ('1', '晨星'), ('2', 'Whoever2'), ('g482913', '游客482913'), ('s1', '曜界小助手')) as old (user_id, name)`,
    )
    .execute(db);

  await migrate(db, platformMigrations, SILENT_LOG);

  const { rows } = await sql<{ member_id: number | null; user_id: string; name: string; chat_id: string | null }>`
    select chat_message.member_id, user_id, name, chat_id
    from chat_message left join chat_person on chat_person.member_id = chat_message.member_id
    order by id`.execute(db);
  expect(rows.map(({ member_id, name }) => [member_id, name])).toEqual([
    [1, '晨星'],
    [1, '晨星'],
    [2, 'w***2'],
    [null, '游客482913'],
    [null, '曜界小助手'],
  ]);
  expect(rows.map(({ user_id, chat_id }) => user_id === chat_id)).toEqual([true, true, true, false, false]);
  for (const { user_id } of rows.slice(0, 3)) expect(user_id).toMatch(/^[0-9a-f-]{36}$/);
});
