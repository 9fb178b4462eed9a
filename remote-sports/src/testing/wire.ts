import { failing, refused, type FakeHost } from '@site/testing';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { crtyLaunchSchema, launchCall } from '@site/shared/wire/launch';
import { preInfoCall, type PreInfo } from '@site/shared/wire/site';
import { type WireQuote } from '@site/shared/wire/bets';
import { type WireTicket } from '@site/shared/wire/tickets';
import { type WireMarket, type WireMatch } from '@site/shared/wire/matches';
import { resourceCall } from '@site/shared/wire/resource';
import { check } from '@site/shared/wire/schema';

/** Moment at which the demo matches are in play. */
export const NOW = Date.UTC(2026, 10, 21, 11, 0, 0);

export function aWireMarket(market: Partial<WireMarket> = {}): WireMarket {
  return {
    gameId: '70',
    w: 'RE',
    ratio: '0.5',
    strong: 'H',
    state: 'open',
    format: 'raw',
    prices: [
      { r: 'REH', ior: '0.98' },
      { r: 'REC', ior: '0.90' },
    ],
    ...market,
  };
}

export const A_TOTAL = aWireMarket({
  w: 'ROU',
  ratio: '3.5',
  strong: '',
  prices: [
    { r: 'ROUC', ior: '1.04' },
    { r: 'ROUH', ior: '0.82' },
  ],
});

export const A_RESULT = aWireMarket({
  w: 'RM',
  ratio: '',
  strong: '',
  format: 'E',
  prices: [
    { r: 'RMH', ior: '1.42' },
    { r: 'RMN', ior: '4.20' },
    { r: 'RMC', ior: '7.60' },
  ],
});

/** Creates Arsenal against Chelsea at 2-1 in the second half. */
export function aWireMatch(match: Partial<WireMatch> = {}): WireMatch {
  return {
    gameId: '70',
    hgid: '75',
    gide: '70',
    sport: 'FT',
    league_id: '102',
    league: '英格兰超级联赛',
    team_h: '阿森纳',
    team_c: '切尔西',
    team_h_id: '10202',
    team_c_id: '10204',
    startsAt: NOW - 4_000_000,
    phase: 'RB',
    gameStatus: 'live',
    se_now: '2H',
    re_time: '67:24',
    t_count: 67 * 60 + 24,
    clockAt: NOW,
    clockRate: 1,
    isLive: 'Y',
    HalfTime: 'N',
    sc_FT_H: 2,
    sc_FT_C: 1,
    sc_FT_A: 1,
    sc_half_H: 1,
    sc_half_C: 1,
    red_H: 0,
    red_C: 0,
    corner_H: 6,
    corner_C: 3,
    isShow: 'Y',
    isExpand: 'Y',
    version: 10,
    more: 7,
    markets: [aWireMarket(), A_TOTAL, A_RESULT],
    ...match,
  };
}

export function aWireQuote(entry: Partial<WireQuote['entries'][number]> = {}, quote: Partial<WireQuote> = {}): WireQuote {
  return {
    quoteId: 'q1',
    expiresAt: NOW + 30_000,
    entries: [
      {
        gameId: '70',
        w: 'RE',
        r: 'REH',
        state: 'open',
        ratio: '0.5',
        strong: 'H',
        oddsType: 'H',
        ior: '0.98',
        sc_FT_H: 2,
        sc_FT_C: 1,
        min: '20.00',
        max: '36000.00',
        ...entry,
      },
    ],
    ...quote,
  };
}

export function aWireTicket(ticket: Partial<WireTicket> = {}): WireTicket {
  return {
    ticket_id: '251121204512',
    key: '0b9cf4d2-6a4f-4a37-9b1f-1e3a6c1a2b3c',
    active: 'N',
    state: 'open',
    placedAt: Date.UTC(2026, 10, 21, 11, 2, 44),
    acceptedAt: Date.UTC(2026, 10, 21, 11, 2, 49),
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
        startsAt: NOW - 4_000_000,
        sc_bet_H: 2,
        sc_bet_C: 1,
        sc_FT_H: 2,
        sc_FT_C: 1,
      },
    ],
    stake: '100.00',
    risk: '100.00',
    toWin: '98.00',
    ...ticket,
  };
}

export const PRE_INFO: PreInfo = {
  ip: '203.0.113.9',
  siteBaseConfig: {
    title: '曜界',
    h5DomainUrl: 'https://m.site.example',
    editionSwitch: '1',
    innerGame: '1',
    depositGuide: '1',
    safeSwitch: '0',
    usdCny: '7.1000',
  },
};

type MethodAnswer = (request: Readonly<Record<string, unknown>>, options: { readonly idempotencyKey?: string }) => unknown;

/** Methods that a platform may not support; by default they are refused. */
const EARLIER: Readonly<Record<string, MethodAnswer>> = {
  matchBackground: () => failing(refused(RESPONSE_CODES.invalidParameter, 'unknown_method')),
};

/**
 * Simulates the sports part of a platform: one answer per method of the resource call, each replaceable while a test
 * runs.
 */
export function answerSports(host: FakeHost, answers: Readonly<Record<string, MethodAnswer>>): void {
  host.answer(resourceCall, ({ method, Request }, options) => {
    const answer = answers[method] ?? EARLIER[method];
    if (!answer) throw new Error(`the test has no answer for the method ${method}`);
    return answer(Request, options);
  });
}

export function answerLaunch(host: FakeHost): void {
  const launch = { channel: 'CRTY', uid: '10001', token: 'launch-token' } as const;
  if (check(crtyLaunchSchema, launch).issues) throw new Error('the test has no launch data');
  host.answer(launchCall, { url: JSON.stringify(launch) });
  host.answer(preInfoCall, PRE_INFO);
}

/** Returns the requests of one method in the order they were sent. */
export function requestsOf(host: FakeHost, method: string): readonly Readonly<Record<string, unknown>>[] {
  return host.callsOf(resourceCall).flatMap((call) => (call.method === method ? [call.Request] : []));
}

export const LEAGUES = {
  list: [
    { league_id: '102', name: '英格兰超级联赛', count: 1 },
    { league_id: '108', name: '荷兰甲级联赛', count: 2 },
  ],
  sports: { ALL: 9, FT: 3, BK: 4, TN: 0, FS: 2 },
  phases: { RB: 3, FT: 12, FU: 40, FSFT: 0, FSFU: 2 },
};
