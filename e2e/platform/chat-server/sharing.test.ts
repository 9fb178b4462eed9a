import { CHAT_MESSAGE_IDS as ID, sharedTicketCall, sharedTicketSchema } from '@site/shared/wire/chat';
import { HEADERS } from '@site/shared/wire/envelope';
import type { WireTicket } from '@site/shared/wire/tickets';
import { createClock, inTransaction, type Member, type TicketNow } from '../kernel';
import { readPackets } from '../red-packets/packetBook';
import { databaseForTests } from '../testing/databaseForTests';
import { createFakeSportsbook } from '../testing/fakeSportsbook';
import { nextChange, openChats, withId } from '../testing/openChats';
import { platformForTests } from '../testing/platformForTests';
import { createRooms } from '../chat/createRooms';
import { seedRooms } from '../chat/seedRooms';
import { TICKETS_EVERY_MS } from './createTicketFollowing';
import { createSharedTicketFinder } from '../chat/findSharedTicket';

const member = { id: 1, name: 'player1', nickname: '晨星' } as unknown as Member;

const aTicket = (facts: Partial<WireTicket>): WireTicket => ({
  ticket_id: '1',
  key: '0b9cf4d2-6a4f-4a37-9b1f-1e3a6c1a2b3c',
  active: 'N',
  state: 'open',
  placedAt: 1,
  mode: 'single',
  legs: [
    {
      gameId: '70',
      w: 'RE',
      r: 'REH',
      state: 'open',
      ratio: '0.5',
      strong: 'H',
      oddsType: 'H',
      ior: '0.98',
      league: '英格兰超级联赛',
      team_h: '阿森纳',
      team_c: '切尔西',
      team_h_id: '10202',
      team_c_id: '10204',
      startsAt: 1,
    },
  ],
  stake: '100.00',
  risk: '100.00',
  toWin: '98.00',
  ...facts,
});

/** Creates a finder on a fake sportsbook with these open bets and pages of settled ones. */
function books(open: readonly WireTicket[], settled: readonly WireTicket[]) {
  const asked: (Member | null)[] = [];
  const find = createSharedTicketFinder({
    resource: ({ method, request, member: whose }) => {
      asked.push(whose);
      const { pageNum = 1, pageSize = 0 } = request as { pageNum?: number; pageSize?: number };
      return Promise.resolve(
        method === 'openBets'
          ? { list: open }
          : { total: settled.length, list: settled.slice((pageNum - 1) * pageSize, pageNum * pageSize) },
      );
    },
  });
  return { find, asked };
}

it('shows of an open ticket what was chosen at which price, and neither its number nor its money', async () => {
  const { find, asked } = books([aTicket({ ticket_id: '7' })], []);
  const shared = await find(member, '7');

  expect(shared).toMatchObject({ mode: 'single', state: 'open', legs: [{ gameId: '70', w: 'RE', r: 'REH', ratio: '0.5', ior: '0.98' }] });
  expect(JSON.stringify(shared)).not.toMatch(/100\.00|98\.00|stake|risk|toWin|ticket_id|"key"/);
  expect(sharedTicketSchema.safeParse(shared).success).toBe(true);
  expect(asked).toEqual([member]);
});

it('shows how the legs of a system are combined, so that it can be followed as it is', async () => {
  const { find } = books([aTicket({ ticket_id: '7', mode: 'system', folds: [2, 3, 4], lines: 11 })], []);

  expect(await find(member, '7')).toMatchObject({ mode: 'system', folds: [2, 3, 4], lines: 11 });
});

it('finds one that was settled long ago', async () => {
  const settled = Array.from({ length: 250 }, (_, index) =>
    aTicket({ ticket_id: `s${index}`, state: 'settled', settledAt: 2, result: 'W', payout: '198.00' }),
  );

  expect(await books([], settled).find(member, 's240')).toMatchObject({ state: 'settled', result: 'W' });
});

it('shows no ticket of another member, and none that is not accepted', async () => {
  const { find } = books([aTicket({ ticket_id: '7', state: 'confirming', active: 'Y' })], []);

  expect(await find(member, '7')).toBeNull();
  expect(await find(member, '8')).toBeNull();
});

describe('a room', () => {
  const database = databaseForTests();

  it('keeps a shared ticket as it was, and finds it among the tickets and not among the texts', async () => {
    const clock = createClock();
    await inTransaction(database.db, (trx) => seedRooms(trx, clock));
    const rooms = createRooms({ db: database.db, clock, findMatch: () => Promise.resolve(null), readPackets });
    const ticket = await books([aTicket({ ticket_id: '7' })], []).find(member, '7');
    if (ticket === null) throw new Error('the ticket is in the books');
    const speaker = { userId: 'c', memberId: null, name: '晨星', vipLevel: 6 };
    const said = await inTransaction(database.db, (trx) => rooms.say(trx, 'c1', speaker, { ticket }));

    expect(said).toMatchObject({ text: '', ticket });
    const pageOf = (categoryType: number) =>
      rooms.history({ rid: 'c1', offset: 0, limit: 10, category: 1, categoryType, from: null, to: null, memberId: null });
    expect(await pageOf(3)).toEqual({ total: 1, list: [said] });
    expect((await pageOf(1)).list.map(({ id }) => id)).not.toContain(said?.id);
    expect((await rooms.recent('c1', null)).at(-1)).toEqual(said);
  });
});

describe('a shared ticket', () => {
  let ticket: WireTicket;
  let now: TicketNow | null = null;
  let minutes = 0;
  const create = createFakeSportsbook();
  const site = platformForTests((parts) => ({
    ...create(parts),
    ticketNow: () => Promise.resolve(now),
    resource: ({ method }) => Promise.resolve({ list: (method === 'openBets') === (ticket.state === 'open') ? [ticket] : [] }),
  }));
  const { aMember, connect, join, closeAll } = openChats(() => site);
  beforeEach(async () => {
    await site.sandbox('reset', {});
    site.clock.freeze();
    // Advance past the previous test's last check, because the time must not go back.
    minutes += 1;
    site.clock.advance(minutes * 60_000);
  });
  afterEach(closeAll);

  it('tells the room what the same costs now and how many have bet on it, and nothing while that stays', async () => {
    ticket = aTicket({ ticket_id: '7' });
    now = { prices: [{ ior: '1.02', ratio: '0.5', strong: 'H' }], followers: 2 };
    const { socket } = await aMember('player1', 'player123');
    await join(socket, 'c1');
    socket.send({ msgId: ID.sendMessage, msgData: { ticket_id: '7' } });
    await socket.next(withId(ID.sendMessage));
    site.clock.advance(TICKETS_EVERY_MS);
    const shown = { followers: 2, legs: [{ ior: '0.98', now: { ior: '1.02' } }] };
    expect(await nextChange(site, socket)).toMatchObject({ ticket: shown });

    for (let looks = 0; looks < 3; looks += 1) {
      site.clock.advance(TICKETS_EVERY_MS);
      await site.platform.tick();
    }
    expect(socket.has(withId(ID.messageChanged))).toBe(false);
    now = { prices: [null], followers: 3 };
    site.clock.advance(TICKETS_EVERY_MS);
    expect(await nextChange(site, socket)).toMatchObject({ ticket: { followers: 3, legs: [{ now: null }] } });
    now = null;
  });

  it('names its teams to everybody in their own characters', async () => {
    ticket = aTicket({ ticket_id: '7' });
    const { socket, token } = await aMember('player1', 'player123');
    await join(socket, 'c1');
    const other = await connect({ 'accept-language': 'zh-TW' });
    other.send({ msgId: ID.guestLoginSuccess, msgData: {} });
    await other.next(withId(ID.guestLoginSuccess));
    await join(other, 'c1');
    socket.send({ msgId: ID.sendMessage, msgData: { ticket_id: '7' } });

    const simplified = { ticket: { legs: [{ league: '英格兰超级联赛', team_h: '阿森纳' }] } };
    const traditional = { ticket: { legs: [{ league: '英格蘭超級聯賽', team_h: '阿森納' }] } };
    expect((await socket.next(withId(ID.sendMessage)))['msgData']).toMatchObject(simplified);
    expect((await other.next(withId(ID.sendMessage)))['msgData']).toMatchObject(traditional);
    expect((await join(socket, 'c1')).recent.at(-1)).toMatchObject(simplified);
    expect((await join(other, 'c1')).recent.at(-1)).toMatchObject(traditional);

    const { data } = await site.send(sharedTicketCall, { ticket_id: '7' }, { token, headers: { [HEADERS.language]: 'zh-tw' } });
    expect(data).toMatchObject(traditional.ticket);
  });

  it.each([
    [
      { state: 'settled', settledAt: 2, result: 'W', payout: '198.00' },
      { state: 'settled', result: 'W' },
    ],
    [
      { state: 'settled', settledAt: 2, result: 'L', payout: '0.00' },
      { state: 'settled', result: 'L' },
    ],
    [{ state: 'cashed-out', settledAt: 2, payout: '50.00' }, { state: 'cashed-out' }],
  ] as const)('follows its bet in the room: %j', async (end, shown) => {
    ticket = aTicket({ ticket_id: '7' });
    const { socket } = await aMember('player1', 'player123');
    await join(socket, 'c1');
    socket.send({ msgId: ID.sendMessage, msgData: { ticket_id: '7' } });
    const { msgData } = await socket.next(withId(ID.sendMessage));
    expect(msgData).toMatchObject({ ticket: { state: 'open' } });
    expect(msgData).not.toHaveProperty('ticket_id');
    site.clock.advance(TICKETS_EVERY_MS);
    await site.platform.tick();

    ticket = { ...ticket, ...end };
    site.clock.advance(TICKETS_EVERY_MS);
    expect(await nextChange(site, socket)).toMatchObject({ ticket: shown });
    expect((await join(socket, 'c1')).recent.at(-1)?.ticket).toMatchObject(shown);
  });
});
