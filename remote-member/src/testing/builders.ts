import type { betRecordTotalCall } from '@site/shared/wire/betRecords';
import { LIMIT_KINDS, LIMIT_PERIODS, type WireLimit, type WireProtection } from '@site/shared/wire/protection';
import type { WireRound } from '@site/shared/wire/roundRecords';
import type { payoutAccountsCall, WirePayoutAccount } from '@site/shared/wire/accounts';
import type { ResponseOf } from '@site/shared/wire/call';
import type { PreInfo } from '@site/shared/wire/site';
import type { WireTicket } from '@site/shared/wire/tickets';
import type { gradeConfigListCall, gradeInfoCall } from '@site/shared/wire/grades';
import type { unreadCall } from '@site/shared/wire/unread';
import type { MemberInfo } from '@site/shared/wire/user';
import type { Profile } from '../member-data/profile';

export function aProfile(facts: Partial<Profile> = {}): Profile {
  return {
    userId: '10001',
    name: 'player1',
    nickname: '晨星',
    vipLevel: 6,
    avatar: '10001',
    phone: '138****1111',
    email: 'pl***@example.com',
    realName: '林*',
    gender: 'male',
    birthday: '1994-06-12',
    registerDate: '2023-04-18',
    identity: undefined,
    hasSecondPassword: true,
    sealed: {},
    ...facts,
  };
}

export function aMemberInfo(facts: Partial<MemberInfo> = {}): MemberInfo {
  return {
    userId: '10001',
    name: 'player1',
    nickname: '晨星',
    bindPhone: true,
    bindRealName: true,
    phone: '138****1111',
    email: 'pl***@example.com',
    realName: '林*',
    gender: 'male',
    birthday: '1994-06-12',
    registerDate: '2023-04-18',
    hasSecondPassword: false,
    vipLevel: 6,
    ...facts,
  };
}

export function someUnread(facts: Partial<ResponseOf<typeof unreadCall>> = {}): ResponseOf<typeof unreadCall> {
  return {
    brnotice_count: 0,
    bractivity_count: 0,
    brbulletin_count: 0,
    brmatch_count: 0,
    brfd_count: 0,
    notice_count: 0,
    activity_count: 0,
    fd_count: 0,
    ...facts,
  };
}

export function aWireLeg(facts: Partial<WireTicket['legs'][number]> = {}): WireTicket['legs'][number] {
  return {
    gameId: '1001',
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
    team_h_id: 't1',
    team_c_id: 't2',
    startsAt: 0,
    sc_bet_H: 2,
    sc_bet_C: 1,
    ...facts,
  };
}

export function aWireTicket(facts: Partial<WireTicket> = {}): WireTicket {
  return {
    ticket_id: 'T20261121000001',
    key: '5b1f2c9e-0000-4000-8000-000000000001',
    active: 'N',
    state: 'open',
    placedAt: Date.UTC(2026, 10, 21, 11, 2, 44),
    acceptedAt: Date.UTC(2026, 10, 21, 11, 2, 50),
    mode: 'single',
    legs: [aWireLeg()],
    stake: '100.00',
    risk: '100.00',
    toWin: '98.00',
    ...facts,
  };
}

/**
 * Creates eleven grades, each 100,000 yuan of turnover above the previous one, with different rebates in each category.
 */
export function aLadder(): ResponseOf<typeof gradeConfigListCall> {
  const names = ['注册', '青铜', '白银', '黄金', '铂金', '钻石', '星曜', '月曜', '日曜', '天曜', '至尊'];
  const rebate = (base: number, grade: number) => ((base + grade) / 100).toFixed(2);
  return {
    list: names.map((name, grade) => ({
      grade,
      name,
      turnover: `${grade * 100_000}.00`,
      ...(grade > 0 && { keepTurnover: `${grade * 1_000}.00` }),
      withdrawalCount: 3 + grade,
      withdrawalAmount: `${(1 + grade) * 100_000}.00`,
      rebates: {
        TY: rebate(50, grade),
        ZR: rebate(40, grade),
        QP: rebate(51, grade),
        DJ: rebate(41, grade),
        CP: rebate(62, grade),
        DZ: rebate(63, grade),
        BY: rebate(54, grade),
      },
    })),
  };
}

/** Turnover to keep grade 6, of which a third is done. */
const A_KEEP = { done: '2000.00', needed: '6000.00', until: Date.parse('2027-02-20T00:00:00+08:00') };

/** Creates the progress of a member in grade 6 who lacks 412,600 yuan to grade 7. */
export function someVipProgress(facts: Partial<ResponseOf<typeof gradeInfoCall>> = {}): ResponseOf<typeof gradeInfoCall> {
  return { grade: 6, name: '星曜', turnover: '287400.00', next: { grade: 7, name: '月曜', turnover: '700000.00' }, keep: A_KEEP, ...facts };
}

/** Creates the pre-info of a site that sends codes. */
export function aPreInfo(): PreInfo {
  return {
    ip: '127.0.0.1',
    siteBaseConfig: {
      title: '曜界',
      h5DomainUrl: 'http://localhost',
      editionSwitch: '1',
      innerGame: '1',
      depositGuide: '1',
      safeSwitch: '0',
      usdCny: '7.1000',
      cipherKey: 'ab'.repeat(32),
    },
  };
}

export function aWireAccount(facts: Partial<WirePayoutAccount> = {}): WirePayoutAccount {
  return {
    id: 'a1',
    kind: 'bank',
    code: 'ICBC',
    label: '中国工商银行',
    number: '**** **** **** 0015',
    holder: '*海',
    isDefault: true,
    addedAt: Date.UTC(2026, 10, 21, 4),
    ...facts,
  };
}

/** Creates a response with these accounts; the limits are 5 cards, 3 addresses and 3 Alipay accounts. */
export function someAccounts(...list: readonly WirePayoutAccount[]): ResponseOf<typeof payoutAccountsCall> {
  return { list: [...list], limits: { bank: 5, virtual: 3, alipay: 3 } };
}

/** Creates a finished round of a slot. */
export function aWireRound(facts: Partial<WireRound> = {}): WireRound {
  return {
    roundId: '6f1c1f1e-9d2b-4a55-8f3e-2f8f6f0b1a11',
    enName: 'JGDZ',
    venueName: '极光电子',
    gameCode: 'JG-pearl',
    gameName: '龙珠宝藏',
    category: 'DZ',
    state: 'ended',
    stake: '10.00',
    payout: '25.00',
    at: Date.parse('2026-11-21T11:30:00+08:00'),
    ...facts,
  };
}

/** Creates totals of two days of play: a ticket won, a round lost. */
export function aWirePlayTotal(facts: Partial<ResponseOf<typeof betRecordTotalCall>> = {}): ResponseOf<typeof betRecordTotalCall> {
  const ticket = { count: 1, risk: '100.00', turnover: '100.00', net: '98.00' };
  const round = { count: 1, risk: '10.00', turnover: '10.00', net: '-10.00' };
  return {
    count: 2,
    risk: '110.00',
    turnover: '110.00',
    net: '88.00',
    payout: '198.00',
    won: 1,
    lost: 1,
    days: [
      { day: '2026-11-20', ...round },
      { day: '2026-11-21', ...ticket },
    ],
    sports: [{ sport: 'FT', ...ticket }],
    venues: [
      { enName: 'CRTY', name: '曜界体育', category: 'TY', ...ticket },
      { enName: 'JGDZ', name: '极光电子', category: 'DZ', ...round },
    ],
    ...facts,
  };
}

/** Creates a protection whose only limit is on deposits and half used. */
export function aProtection(facts: Partial<WireProtection> = {}): WireProtection {
  const limits = LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period): WireLimit => {
      const used = kind === 'session' ? '42' : '250.00';
      const isSet = kind === 'deposit' && period === 'day';
      return { kind, period, limit: isSet ? '500.00' : null, used, until: Date.parse('2026-11-22T00:00:00+08:00'), pending: null };
    }),
  );
  return { limits, realityMinutes: 0, timeOutUntil: null, excludedUntil: null, ...facts };
}
