import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createChatIds } from '../chat/createChatIds';
import { createRooms, type Speaker } from '../chat/createRooms';
import { seedRooms } from '../chat/seedRooms';
import { createRoomWriter } from '../chat/createRoomWriter';
import type { Silence } from '../chat/createSilences';
import { readDeposited } from '../deposits/readDeposited';
import { createClock, fen, inTransaction, type Crashpoints, type Fen, type Member } from '../kernel';
import { auditLedger } from '../ledger/audit';
import { createLedger } from '../ledger/createLedger';
import { createProtection } from '../protection/createProtection';
import { databaseForTests } from '../testing/databaseForTests';
import { roundReleased } from '../venues/rounds';
import { auditRedPackets } from './audit';
import { createRedPackets } from './createRedPackets';
import { readPackets } from './packetBook';

const START = Date.parse('2026-11-21T12:00:00+08:00');
const DAY_MS = 24 * 3_600_000;
const MEMBERS = 202;

const database = databaseForTests();
let members: readonly Member[];
let silence: Silence | 'free' | null;
let free: Fen | null;
let changes: unknown[];
const clock = createClock();
const ledger = createLedger(clock);

beforeAll(async () => {
  await inTransaction(database.db, (trx) => seedRooms(trx, clock));
  await sql`
    insert into member (name, nickname, password_hash, opening_turnover, registered_at)
    select 'member' || n, '', '', 0, now() from generate_series(1, ${MEMBERS}) n`.execute(database.db);
  const { rows } = await sql<Member>`select id, name, nickname from member order by id`.execute(database.db);
  members = rows;
});
beforeEach(() => {
  clock.freeze();
  clock.set(START);
  silence = 'free';
  free = null;
  changes = [];
});
afterEach(async () => {
  expect(await auditLedger(database.db, [auditRedPackets])).toMatchObject({ exact: true, findings: [] });
});

function aProcess(crashpoints: Crashpoints = { reach: () => Promise.resolve() }) {
  const { db } = database;
  const rooms = createRooms({ db, clock, findMatch: () => Promise.resolve(null), readPackets });
  const bus = {
    publish: () => undefined,
    publishIn: (_reader: unknown, topic: string, content: unknown) => Promise.resolve(void changes.push([topic, content])),
    subscribe: () => undefined,
  };
  const chatIds = createChatIds(db);
  return createRedPackets({
    ...{
      db,
      ledger,
      clock,
      crashpoints,
      protection: createProtection({ clock, sums: { deposited: readDeposited, released: roundReleased } }),
      writer: createRoomWriter({ bus, rooms }),
    },
    identity: { standing: () => Promise.resolve('clear'), mustBeClear: () => Promise.resolve() },
    speakerOf: async ({ id, name }): Promise<Speaker> => ({ userId: await chatIds.of(id), memberId: id, name, vipLevel: 1 }),
    silenceIn: () => Promise.resolve(silence),
    freeMoney: async (reader, memberId) => free ?? (await ledger.balance(reader, memberId)).central,
  });
}

function member(place: number): Member {
  const found = members[place];
  if (found === undefined) throw new Error('there are not so many');
  return found;
}

async function give(to: Member, amount: bigint): Promise<void> {
  const key = randomUUID();
  const lines = [
    { account: { kind: 'adjustment' as const }, amount: fen(-amount) },
    { account: { kind: 'member-central' as const, memberId: to.id }, amount: fen(amount) },
  ];
  await inTransaction(database.db, (trx) => ledger.post(trx, { key, kind: 'adjustment', reference: key, lines }));
}

const central = async ({ id }: Member) => (await ledger.balance(database.db, id)).central;
const aPacket = (sum: bigint, shares: number, key = randomUUID()) =>
  ({ rid: 'c1', sum: fen(sum), shares, text: '', key, language: 'zh-CN' }) as const;
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

describe('a red packet', () => {
  it('takes its sum once, whatever is sent again under its key', async () => {
    const [packets, sender] = [aProcess(), member(0)];
    await give(sender, 1_000n);
    const before = await central(sender);
    const wanted = aPacket(600n, 3);

    const sent = await Promise.all(Array.from({ length: 10 }, () => packets.send(sender, wanted)));

    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[0]).toMatchObject({ sum: '6.00', shares: 3, taken: 0, isOver: false, expiresAt: START + DAY_MS });
    expect(await central(sender)).toBe(before - 600n);
    expect(await packets.findSentOrClose(sender, wanted.key)).toEqual(sent[0]);
    expect(await outcome(packets.send(sender, { ...wanted, shares: 4 }))).toBe('code 6009: key_reused');
  });

  it('claimed by 200 at once at two processes gives each of its shares to one of them, to the fen', async () => {
    const [one, other, sender] = [aProcess(), aProcess(), member(0)];
    await give(sender, 10_000n);
    const { id } = await one.send(sender, aPacket(8_888n, 100));
    const claimers = members.slice(1, 201);
    const before = await Promise.all(claimers.map(central));

    const outcomes = await Promise.all(claimers.map((each, place) => outcome((place % 2 ? one : other).claim(each, id))));

    expect(outcomes.filter((each) => each === 'done')).toHaveLength(100);
    expect(outcomes.filter((each) => each === 'code 6012: packet_empty')).toHaveLength(100);
    const after = await Promise.all(claimers.map(central));
    const got = after.map((money, place) => money - (before[place] ?? 0n));
    expect(got.reduce((all, share) => all + share, 0n)).toBe(8_888n);
    expect(got.filter((share) => share > 0n)).toHaveLength(100);
    const { packet, list } = await one.claims(sender, id);
    expect(packet).toMatchObject({ taken: 100, isOver: true });
    expect(list.filter(({ isBest }) => isBest)).toHaveLength(1);
  });

  it('gives a member one share, however often and wherever it is asked, and the same one again when it is over', async () => {
    const [one, other, sender, claimer] = [aProcess(), aProcess(), member(0), member(1)];
    await give(sender, 1_000n);
    const { id } = await one.send(sender, aPacket(1_000n, 5));
    const before = await central(claimer);

    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => (place % 2 ? one : other).claim(claimer, id)));

    const owns = new Set(answers.map(({ own }) => own));
    expect(owns.size).toBe(1);
    expect(Number([...owns][0]) * 100).toBeCloseTo(Number((await central(claimer)) - before), 6);
    clock.advance(DAY_MS);
    await one.tick();
    expect(await other.claim(claimer, id)).toMatchObject({ own: answers[0]?.own, isOver: true });
    expect(changes.filter((change) => JSON.stringify(change).includes('"chat-message"'))).toHaveLength(1);
  });

  it('gives its rest back after its time, once over two processes that look at it again and again', async () => {
    const [one, other, sender] = [aProcess(), aProcess(), member(0)];
    await give(sender, 1_000n);
    const { id } = await one.send(sender, aPacket(1_000n, 5));
    const { own = '' } = await one.claim(member(1), id);
    const before = await central(sender);

    clock.advance(DAY_MS - 1);
    await one.tick();
    expect(await central(sender)).toBe(before);
    clock.advance(1);
    expect(await outcome(other.claim(member(2), id))).toBe('code 6012: packet_expired');
    await Promise.all([one.tick(), other.tick(), one.tick(), other.tick()]);
    await aProcess().tick();

    expect(await central(sender)).toBe(before + 1_000n - BigInt(Math.round(Number(own) * 100)));
    expect(await outcome(other.claim(member(2), id))).toBe('code 6012: packet_expired');
  });

  it.each(['red-packet:after-debit', 'red-packet:after-claim', 'red-packet:after-end'])(
    'is whole where the platform dies at %s, and goes on with the next process',
    async (point) => {
      const dying = aProcess({ reach: (name) => (name === point ? Promise.reject(new Error('died')) : Promise.resolve()) });
      const [living, sender, claimer] = [aProcess(), member(0), member(1)];
      await give(sender, 500n);
      const [ofSender, ofClaimer] = [await central(sender), await central(claimer)];
      const wanted = aPacket(500n, 2);

      await dying.send(sender, wanted).catch(() => undefined);
      const { id } = await living.send(sender, wanted);
      await dying.claim(claimer, id).catch(() => undefined);
      const { own = '' } = await living.claim(claimer, id);
      clock.advance(DAY_MS);
      await dying.tick().catch(() => undefined);
      await living.tick();

      const share = BigInt(Math.round(Number(own) * 100));
      expect(await central(claimer)).toBe(ofClaimer + share);
      expect(await central(sender)).toBe(ofSender - share);
    },
  );

  it.each([
    ['a sum below ¥1', aPacket(99n, 1), 'code 6007: packet_sum_out_of_range'],
    ['a sum above ¥2,000', aPacket(200_001n, 1), 'code 6007: packet_sum_out_of_range'],
    ['words that are kept out', { ...aPacket(100n, 1), text: '加微信 abc12345' }, 'code 6008: chat_text_contact'],
    ['more than there is', aPacket(150_000n, 1), 'code 6007: central_balance_insufficient'],
  ])('is not sent with %s', async (_what, wanted, refusal) => {
    const sender = member(5);
    const before = await central(sender);

    expect(await outcome(aProcess().send(sender, wanted))).toBe(refusal);
    expect(await central(sender)).toBe(before);
  });

  it('is not sent of money that turnover binds, and not past the limit of a day, by two at once either', async () => {
    const [packets, sender] = [aProcess(), member(6)];
    await give(sender, 1_400_000n);
    free = fen(99n);
    expect(await outcome(packets.send(sender, aPacket(100n, 1)))).toBe('code 6012: packet_turnover_left');

    free = null;
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcome(packets.send(sender, aPacket(200_000n, 1)))));
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(5);
    expect(outcomes).toContain('code 6012: packet_day_limit');
    clock.advance(12 * 3_600_000);
    expect(await outcome(packets.send(sender, aPacket(200_000n, 1)))).toBe('done');
  });

  it.each([
    [{ by: 'person', restriction: { kind: 'mute', until: null, reason: '' } }, 'code 6003: chat_muted'],
    [{ by: 'person', restriction: { kind: 'ban', until: null, reason: '' } }, 'code 6003: chat_banned'],
    [{ by: 'level', level: 3 }, 'code 6003: chat_level_needed'],
    [null, 'code 6004: unknown_room'],
  ] as const)('is not sent by who may not speak there: %j', async (why, refusal) => {
    silence = why;
    expect(await outcome(aProcess().send(member(0), aPacket(100n, 1)))).toBe(refusal);
  });

  it('is claimed by who is muted, not by who is banned, not by its sender, and not where there is none', async () => {
    const [packets, sender] = [aProcess(), member(0)];
    await give(sender, 1_000n);
    const { id } = await packets.send(sender, aPacket(300n, 3));
    silence = { by: 'person', restriction: { kind: 'mute', until: null, reason: '' } };
    expect(await outcome(packets.claim(member(1), id))).toBe('done');
    silence = { by: 'person', restriction: { kind: 'ban', until: null, reason: '' } };
    expect(await outcome(packets.claim(member(2), id))).toBe('code 6003: chat_banned');
    silence = 'free';
    expect(await outcome(packets.claim(sender, id))).toBe('code 6012: packet_own');
    expect(await outcome(packets.claim(member(2), 'HB0'))).toBe('code 6004: unknown_packet');
    expect(await outcome(packets.claims(member(2), 'HB0'))).toBe('code 6004: unknown_packet');
  });
});
