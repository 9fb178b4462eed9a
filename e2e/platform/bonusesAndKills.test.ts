import { randomUUID } from 'node:crypto';
import { joinActivityCall } from '@site/shared/wire/activities';
import { bonusGrantsCall, giveUpBonusCall } from '@site/shared/wire/bonuses';
import { loginCall, loginResponseSchema } from '@site/shared/wire/login';
import { sql } from 'kysely';
import { answerOf } from './testing/answerOf';
import { steer } from './testing/aPlayer';
import { openKillableProcesses } from './testing/killableProcesses';
import { aLogin } from './testing/sendRaw';

/** Two processes run at a time, which is slow on a busy machine. */
const LIMIT_MS = 900_000;

/** Number of members. The first of every three gives the bonus up, the second meets it and the third lets it expire. */
const MEMBERS = 30;
const KILLS = 5;
const PASSWORD = 'player123';

const processes = openKillableProcesses();
const { at, ask } = processes;

it(
  'bonuses that are claimed, staked, given up and expire at two processes are paid once and taken back once, while processes are killed',
  async () => {
    await processes.start(2);
    await makeMembers();
    const tokens = await Promise.all(Array.from({ length: MEMBERS }, (_, place) => signIn(nameOf(place))));

    const claims = tokens.flatMap((token, place) =>
      [0, 1].map((attempt) => ask(joinActivityCall, { id: 'daily-sign' }, { token, key: randomUUID() }, place + attempt)),
    );
    await Promise.all([...claims, killAndReplace(0)]);
    await settleBets();

    const ids = await Promise.all(
      tokens.map(async (token, place) => answerOf(bonusGrantsCall, await ask(bonusGrantsCall, {}, { token }, place)).list[0]?.id ?? ''),
    );
    const givenUp = tokens.flatMap((token, place) =>
      fateOf(place) === 'given-up'
        ? Array.from({ length: 4 }, (_, attempt) =>
            ask(giveUpBonusCall, { id: ids[place] ?? '' }, { token, key: randomUUID() }, place + attempt),
          )
        : [],
    );
    await Promise.all([...givenUp, killAndReplace(1)]);

    await sql`
      update bonus_grant set granted_at = granted_at - interval '31 days', expires_at = expires_at - interval '31 days', due_at = now()
      where state = 'open' and member_id in (select id from member where name like 'bonus%' and id % 3 = 2)`.execute(processes.database.db);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const ticking = [0, 1].map((index) => steer(at(index), 'tick', {}).catch(() => undefined));
      await new Promise((resolve) => setTimeout(resolve, 40 * kill));
      at(kill).kill();
      await Promise.all([...ticking, processes.replace(kill)]);
    }
    await Promise.all([0, 1].map((index) => steer(at(index), 'tick', {})));

    const { rows } = await sql<{ name: string; paid: bigint; returned: bigint; state: string; letters: bigint }>`
      select member.name, bonus_grant.state,
        (select count(*) from ledger_transfer paid where paid.id = bonus_grant.transfer_id and paid.kind = 'bonus') as paid,
        (select count(*) from ledger_transfer returned where returned.reference = 'bonus:' || bonus_grant.transfer_id) as returned,
        (select count(*) from letter where letter.member_id = member.id and letter.title ->> 'zh-CN' = '礼金已到期') as letters
      from bonus_grant join member on member.id = bonus_grant.member_id
      order by member.name`.execute(processes.database.db);
    expect(rows).toEqual(
      Array.from({ length: MEMBERS }, (_, place) => {
        const fate = fateOf(place);
        return {
          name: nameOf(place),
          state: fate === 'met' ? 'open' : fate,
          paid: 1n,
          returned: fate === 'met' ? 0n : 1n,
          letters: fate === 'expired' ? 1n : 0n,
        };
      }),
    );
    for (const [place, token] of tokens.entries()) {
      const { list } = answerOf(bonusGrantsCall, await ask(bonusGrantsCall, {}, { token }, place));
      expect(list.map(({ done }) => done)).toEqual(fateOf(place) === 'met' ? ['1.00'] : []);
    }
    const audit = await fetch(`${String(at(0).sandboxUrl)}/sandbox/ledger/audit`);
    expect(await audit.json()).toMatchObject({ exact: true, findings: [] });
  },
  LIMIT_MS,
);

/** Keyed by member id, which the database assigns. */
const fates = new Map<string, 'given-up' | 'met' | 'expired'>();

function fateOf(place: number): 'given-up' | 'met' | 'expired' {
  const fate = fates.get(nameOf(place));
  if (fate === undefined) throw new Error('the member was not made');
  return fate;
}

function nameOf(place: number): string {
  return `bonus${String(100 + place)}`;
}

async function makeMembers(): Promise<void> {
  const { db } = processes.database;
  for (let place = 0; place < MEMBERS; place += 1) {
    const { rows } = await sql<{ id: number }>`
      insert into member (name, nickname, password_hash, opening_turnover, registered_at)
      select ${nameOf(place)}, ${nameOf(place)}, password_hash, opening_turnover, registered_at from member where name = 'player1'
      returning id`.execute(db);
    const fate = (['given-up', 'met', 'expired'] as const)[(rows[0]?.id ?? 0) % 3];
    if (fate !== undefined) fates.set(nameOf(place), fate);
  }
}

/** Places and settles a bet of one yuan after the claim, for each member who is to meet the bonus. */
async function settleBets(): Promise<void> {
  for (let place = 0; place < MEMBERS; place += 1) {
    if (fateOf(place) !== 'met') continue;
    const id = randomUUID();
    await sql`
      insert into sb_ticket (ticket_id, member_id, key, mode, state, policy, odds_type, payout_class, business_day, stake, risk, to_win,
        hold_reference, payout, result, placed_at, accepted_at, settled_at)
      select ${id}, id, ${id}, 'single', 'settled', 'better', 'H', 'football', 0, 100, 100, 0,
        ${`ticket:${id}`}, 0, 'L', now(), now(), now() from member where name = ${nameOf(place)}`.execute(processes.database.db);
  }
}

async function killAndReplace(index: number): Promise<void> {
  at(index).kill();
  await processes.replace(index);
}

async function signIn(name: string): Promise<string> {
  return loginResponseSchema.parse(answerOf(loginCall, await ask(loginCall, aLogin(name, PASSWORD), {}, name.length))).token;
}
