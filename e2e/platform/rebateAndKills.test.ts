import { randomUUID } from 'node:crypto';
import { loginCall, loginResponseSchema } from '@site/shared/wire/login';
import { chooseRebateCall, claimRebateCall, rebateInfoCall } from '@site/shared/wire/rebate';
import { sql } from 'kysely';
import { businessDayOf } from './kernel/businessDay';
import { answerOf } from './testing/answerOf';
import { steer } from './testing/aPlayer';
import { openKillableProcesses } from './testing/killableProcesses';
import { aLogin } from './testing/sendRaw';

/** The test restarts two processes several times, which takes long on a busy machine. */
const LIMIT_MS = 900_000;

const MEMBERS = 30;
const KILLS = 6;
const PASSWORD = 'player123';

/** Turnover of the member at this place, in fen; at the grade's rate of 1.00 % it pays a hundredth. */
const turnoverOf = (place: number) => BigInt(100 + place) * 10_000n;

const processes = openKillableProcesses();
const { at, ask } = processes;

it(
  'the rebate of a day is worked out and paid once, by itself or claimed at two processes, while processes are killed in the middle of it',
  async () => {
    await processes.start(2);
    const day = businessDayOf(new Date(), 1);
    await makeMembers(day.from);
    const tokens = await Promise.all(Array.from({ length: MEMBERS }, (_, place) => signIn(nameOf(place))));
    // Half of the members are paid without a claim.
    for (const [place, token] of tokens.entries()) await ask(chooseRebateCall, { isAutomatic: place % 2 === 0 }, { token }, place);

    await sql`delete from rebate_closing`.execute(processes.database.db);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const ticking = [0, 1].map((index) => steer(at(index), 'tick', {}).catch(() => undefined));
      await new Promise((resolve) => setTimeout(resolve, 40 * kill));
      at(kill).kill();
      await Promise.all([...ticking, processes.replace(kill)]);
    }
    await Promise.all([0, 1].map((index) => steer(at(index), 'tick', {})));

    const claims = tokens.flatMap((token, place) =>
      Array.from({ length: 4 }, (_, attempt) => ask(claimRebateCall, { day: day.date }, { token, key: randomUUID() }, place + attempt)),
    );
    const killing = (async () => {
      at(1).kill();
      await processes.replace(1);
    })();
    await Promise.all([...claims, killing]);

    const { rows } = await sql<{ name: string; times: bigint; paid: bigint }>`
      select member.name, count(*) as times, sum(entry.amount)::bigint as paid
      from ledger_transfer transfer
        join ledger_entry entry on entry.transfer_id = transfer.id
        join ledger_account account on account.id = entry.account_id and account.kind = 'member-central'
        join member on member.id = account.member_id
      where transfer.kind = 'rebate' group by member.name order by member.name`.execute(processes.database.db);
    expect(rows).toEqual(
      Array.from({ length: MEMBERS }, (_, place) => ({ name: nameOf(place), times: 1n, paid: turnoverOf(place) / 100n })),
    );
    for (const index of [0, 1]) {
      const info = answerOf(rebateInfoCall, await ask(rebateInfoCall, {}, { token: tokens[1] ?? '' }, index));
      expect(info.due).toEqual([]);
    }
    const audit = await fetch(`${String(at(0).sandboxUrl)}/sandbox/ledger/audit`);
    expect(await audit.json()).toMatchObject({ exact: true, findings: [] });
  },
  LIMIT_MS,
);

function nameOf(place: number): string {
  return `rebated${String(100 + place)}`;
}

/** Creates members with the seeded member's grade and password, each with a bet settled at this moment. */
async function makeMembers(moment: Date): Promise<void> {
  const { db } = processes.database;
  for (let place = 0; place < MEMBERS; place += 1) {
    const id = randomUUID();
    await sql`
      with made as (
        insert into member (name, nickname, password_hash, opening_turnover, registered_at)
        select ${nameOf(place)}, ${nameOf(place)}, password_hash, opening_turnover, registered_at from member where name = 'player1'
        returning id
      )
      insert into sb_ticket (ticket_id, member_id, key, mode, state, policy, odds_type, payout_class, business_day, stake, risk, to_win,
        hold_reference, payout, result, placed_at, accepted_at, settled_at)
      select ${id}, id, ${id}, 'single', 'settled', 'better', 'H', 'football', 0, ${turnoverOf(place)}::bigint, ${turnoverOf(place)}::bigint, 0,
        ${`ticket:${id}`}, 0, 'L', ${moment}, ${moment}, ${moment} from made`.execute(db);
  }
}

async function signIn(name: string): Promise<string> {
  return loginResponseSchema.parse(answerOf(loginCall, await ask(loginCall, aLogin(name, PASSWORD), {}, name.length))).token;
}
