import { check } from '../wire/schema';
import { ticketSchema, type WireTicket } from '../wire/tickets';
import { ticketFromWire } from './ticketCodec';

const WIRE: WireTicket = {
  ticket_id: '251121204512',
  key: '0b9cf4d2-6a4f-4a37-9b1f-1e3a6c1a2b3c',
  active: 'N',
  state: 'settled',
  placedAt: 1_000,
  acceptedAt: 6_000,
  settledAt: 9_000,
  mode: 'single',
  legs: [
    {
      gameId: '7',
      w: 'RE',
      r: 'REH',
      state: 'closed',
      ratio: '0.5 / 1',
      strong: 'H',
      oddsType: 'M',
      ior: '-0.80',
      league: '英格兰超级联赛',
      team_h: '阿森纳',
      team_c: '切尔西',
      team_h_id: '10201',
      team_c_id: '10204',
      startsAt: 500,
      sc_bet_H: 1,
      sc_bet_C: 0,
      sc_FT_H: 2,
      sc_FT_C: 0,
      result: 'LW',
    },
  ],
  stake: '100.00',
  risk: '80.00',
  toWin: '100.00',
  payout: '130.00',
  result: 'LW',
};

describe('a ticket of the wire', () => {
  it("uses the product's terms after decoding", () => {
    expect(ticketFromWire(WIRE)).toEqual({
      id: '251121204512',
      key: '0b9cf4d2-6a4f-4a37-9b1f-1e3a6c1a2b3c',
      mode: 'single',
      placedAt: 1_000,
      state: { status: 'settled', settledAt: 9_000, result: { kind: 'half-won' }, payout: 13_000 },
      stake: 10_000,
      risk: 8_000,
      toWin: 10_000,
      folds: [],
      lines: 1,
      legs: [
        {
          key: '7/RE/REH',
          sport: 'football',
          market: { kind: 'handicap', period: 'match', counts: 'goals', isInPlay: true, isDoubleHandicap: true },
          side: { kind: 'home' },
          line: -3,
          price: { format: 'M', thousandths: -800 },
          marketState: 'closed',
          league: '英格兰超级联赛',
          home: { id: '10201', name: '阿森纳' },
          away: { id: '10204', name: '切尔西' },
          startsAt: 500,
          scoreAtBet: { home: 1, away: 0 },
          score: { home: 2, away: 0 },
          result: { kind: 'half-won' },
          deadHeat: undefined,
        },
      ],
    });
  });

  it.each([
    [{ state: 'confirming' as const, active: 'Y' as const }, { status: 'confirming' }],
    [{ state: 'open' as const }, { status: 'open', acceptedAt: 6_000 }],
    [
      { state: 'open' as const, cashOut: '9.50', autoCashOut: '12.00' },
      { status: 'open', acceptedAt: 6_000, cashOut: 950, autoCashOut: 1_200 },
    ],
    [{ state: 'rejected' as const }, { status: 'rejected' }],
    [{ state: 'cashed-out' as const }, { status: 'cashed-out', endedAt: 9_000, payout: 13_000 }],
    [{ result: 'D2' }, { status: 'settled', settledAt: 9_000, result: { kind: 'void', reason: '2' }, payout: 13_000 }],
  ])('has a distinct state for each combination: %j', (changed, state) => {
    const wire = { ...WIRE, ...changed };

    expect(check(ticketSchema, wire).issues).toBeUndefined();
    expect(ticketFromWire(wire).state).toEqual(state);
  });

  it('names the parts of it that were cashed out, or the ticket it is a part of', () => {
    const wire = { ...WIRE, partOf: 'T0', paidEarly: { stake: '40.00', payout: '38.00' } };

    expect(check(ticketSchema, wire).issues).toBeUndefined();
    expect(ticketFromWire(wire)).toMatchObject({ partOf: 'T0', paidEarly: { stake: 4_000, payout: 3_800 } });
  });

  it('has lines as a system, and on an outright its competitor and dead-heat share', () => {
    const [first] = WIRE.legs;
    const leg = {
      ...first,
      w: 'FS',
      r: 'FS12',
      ratio: '',
      strong: '' as const,
      sport: 'FS' as const,
      team_c: '',
      name: '曼城',
      places: 1,
      tied: 2,
    };
    const wire = { ...WIRE, mode: 'system' as const, folds: [2, 3], lines: 4, legs: [leg] } as WireTicket;

    expect(check(ticketSchema, wire).issues).toBeUndefined();
    expect(ticketFromWire(wire)).toMatchObject({
      folds: [2, 3],
      lines: 4,
      legs: [
        {
          sport: 'champion',
          market: { kind: 'champion' },
          side: { kind: 'competitor', number: '12', name: '曼城' },
          deadHeat: { places: 1, tied: 2 },
        },
      ],
    });
  });

  it('is decoded by the codes of its sport', () => {
    const wire = { ...WIRE, legs: WIRE.legs.map((leg) => ({ ...leg, sport: 'TN' as const, w: 'R6', r: 'R6H' })) };

    expect(ticketFromWire(wire).legs[0]).toMatchObject({ sport: 'tennis', market: { kind: 'handicap', counts: 'games' }, line: -3 });
  });

  it('is shown even if its market is unknown', () => {
    const wire = { ...WIRE, legs: WIRE.legs.map((leg) => ({ ...leg, w: 'NEW', r: 'NEWX' })) };

    expect(ticketFromWire(wire).legs[0]).toMatchObject({
      market: { kind: 'unknown' },
      side: { kind: 'unknown', code: 'NEWX' },
      line: undefined,
    });
  });
});
