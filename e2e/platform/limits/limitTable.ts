import {
  claimAllCall,
  claimAllOutcomeCall,
  claimBenefitCall,
  claimOutcomeCall,
  exchangeCall,
  exchangeOutcomeCall,
} from '@site/shared/wire/welfare';
import { joinActivityCall, joinOutcomeCall } from '@site/shared/wire/activities';
import { giveUpBonusCall, giveUpOutcomeCall } from '@site/shared/wire/bonuses';
import type { Call } from '@site/shared/wire/call';
import { graphicCaptchaCall, sliderPuzzleCall } from '@site/shared/wire/captcha';
import { uploadChatPictureCall } from '@site/shared/wire/chat';
import { addFeedbackCall, feedbackPictureCall, followUpFeedbackCall, uploadImageCall } from '@site/shared/wire/feedback';
import { depositOrderStatusCall, payCall, utcTransferCall, utcTransferOutcomeCall } from '@site/shared/wire/funds';
import { recycleCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { claimRebateCall, rebateOutcomeCall } from '@site/shared/wire/rebate';
import { packetOutcomeCall, sendPacketCall } from '@site/shared/wire/redPackets';
import { singleDataDecryptionCall } from '@site/shared/wire/security';
import { resourceCall } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { withdrawalsCall, withdrawCall } from '@site/shared/wire/withdrawals';
import type { KeyScopeName, RateWindow } from '../kernel';

/*
 * How often anything that stores or sends may be asked for. Wide enough that no player meets a limit: an address may be that of a whole carrier, a
 * member may press as fast as a person can. Narrow enough that no client fills the database, or a stranger's phone.
 *
 * Streams have their own limits, `STREAM_LIMITS`; wrong passwords, codes and captchas and many registrations
 * lock by what the database remembers of them.
 */

/** Calls that are counted together, by member and by address. */
export interface CallLimit {
  readonly name: string;
  readonly calls: readonly string[];
  readonly member: readonly RateWindow[];
  readonly address: readonly RateWindow[];
  /** What is counted once however often it comes: the key a request is sent under, or the key that is asked about. */
  readonly once?: 'key-of-request' | 'key-asked-about';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const per = (seconds: number, points: number): RateWindow => ({ points, seconds });

/** As limits, faults and logs name a call: the sports share one path. */
export function callName({ path }: Pick<Call<unknown, unknown>, 'path'>, method?: string): string {
  return path === resourceCall.path && method !== undefined ? `${path}#${method}` : path;
}

const sports = (name: keyof typeof SPORTS_METHODS): string => callName(resourceCall, SPORTS_METHODS[name].method);

export const CALL_LIMITS: readonly CallLimit[] = [
  {
    // Deposits, withdrawals, transfers, claims. Each is a press with a form before it, and is kept for years.
    name: 'orders',
    calls: [
      payCall,
      utcTransferCall,
      withdrawCall,
      venueTransferCall,
      recycleCall,
      claimBenefitCall,
      claimAllCall,
      claimRebateCall,
      giveUpBonusCall,
      sendPacketCall,
      exchangeCall,
      joinActivityCall,
    ].map((call) => callName(call)),
    member: [per(MINUTE, 100), per(DAY, 500)],
    address: [per(MINUTE, 2_000)],
    once: 'key-of-request',
  },
  {
    // Twenty singles are twenty bets of one press.
    name: 'bets',
    calls: [sports('place'), sports('cashOut'), sports('editBet')],
    member: [per(MINUTE, 300), per(DAY, 10_000)],
    address: [per(MINUTE, 6_000)],
    once: 'key-of-request',
  },
  {
    // Kept for an hour, since a bet names its quote. The slip asks again whenever a price has moved.
    name: 'quotes',
    calls: [sports('quote'), sports('builder'), sports('cashOutQuote')],
    member: [per(MINUTE, 600)],
    address: [per(MINUTE, 12_000)],
  },
  {
    // A key that is asked about before its request came is closed, which is kept. A page asks after a lost answer only, about one key again and again.
    name: 'keys',
    calls: [
      ...[
        depositOrderStatusCall,
        utcTransferOutcomeCall,
        withdrawalsCall,
        transferOutcomeCall,
        claimOutcomeCall,
        claimAllOutcomeCall,
        rebateOutcomeCall,
        giveUpOutcomeCall,
        packetOutcomeCall,
        exchangeOutcomeCall,
        joinOutcomeCall,
      ].map((call) => callName(call)),
      sports('outcome'),
      sports('cashOutOutcome'),
      sports('editOutcome'),
    ],
    member: [per(HOUR, 100), per(DAY, 300)],
    address: [per(HOUR, 2_000)],
    once: 'key-asked-about',
  },
  {
    // A person reads each.
    name: 'feedback',
    calls: [callName(addFeedbackCall), callName(followUpFeedbackCall)],
    member: [per(HOUR, 10), per(DAY, 30)],
    address: [per(HOUR, 200)],
    once: 'key-of-request',
  },
  {
    // Three pictures for each feedback, and as many taken back; each costs the platform a decoding.
    name: 'uploads',
    calls: [callName(uploadImageCall)],
    member: [per(MINUTE, 30), per(DAY, 200)],
    address: [per(HOUR, 1_000)],
  },
  {
    // One is chosen, looked at and sent with its caption; a guest sends none.
    name: 'chat-pictures',
    calls: [callName(uploadChatPictureCall)],
    member: [per(MINUTE, 6), per(DAY, 100)],
    address: [per(HOUR, 600)],
  },
  {
    // Up to 4 MB each; shown once where feedback is opened.
    name: 'pictures',
    calls: [callName(feedbackPictureCall)],
    member: [per(MINUTE, 60)],
    address: [per(MINUTE, 600)],
  },
  {
    // Each is drawn and kept. Guests ask for them, so the address alone counts.
    name: 'captchas',
    calls: [callName(graphicCaptchaCall), callName(sliderPuzzleCall)],
    member: [],
    address: [per(MINUTE, 60)],
  },
  {
    // A value that is shown in full is read by a person.
    name: 'secrets',
    calls: [callName(singleDataDecryptionCall)],
    member: [per(MINUTE, 5)],
    address: [per(MINUTE, 200)],
  },
];

/** The scope of the idempotency keys of a call. */
export const KEY_SCOPES: ReadonlyMap<string, KeyScopeName> = new Map([
  [callName(payCall), 'deposit'],
  [callName(utcTransferCall), 'coin-transfer'],
  [callName(withdrawCall), 'withdrawal'],
  [callName(venueTransferCall), 'venue-transfer'],
  [callName(recycleCall), 'venue-transfer'],
  [callName(claimBenefitCall), 'vip-claim'],
  [callName(claimAllCall), 'vip-claim-all'],
  [callName(exchangeCall), 'points-exchange'],
  [callName(claimRebateCall), 'rebate-claim'],
  [callName(giveUpBonusCall), 'bonus-give-up'],
  [callName(sendPacketCall), 'red-packet'],
  [callName(joinActivityCall), 'promotion-join'],
  [callName(addFeedbackCall), 'feedback'],
  [callName(followUpFeedbackCall), 'feedback-follow-up'],
  [sports('place'), 'bet'],
  [sports('cashOut'), 'cash-out'],
  [sports('editBet'), 'edit-bet'],
]);

/**
 * Requests sent again under a key that is known. Each is answered by what the first led to, before any limit and check of the call itself; a page repeats one
 * a few times after a lost answer.
 */
export const REPEATED: CallLimit = {
  name: 'repeated',
  calls: [],
  member: [per(MINUTE, 300)],
  address: [per(MINUTE, 6_000)],
};

/**
 * The budget of calls together (`callCosts.ts`), reads too, in the process that answers them: its processor is what they wear out. A page of the site costs
 * some 60 points, a player who never rests some 2,000 a minute. Answers about money have a budget of their own, so that none is refused because of what
 * else was read.
 */
export const BUDGETS = {
  member: per(MINUTE, 10_000),
  network: per(MINUTE, 40_000),
} as const satisfies Readonly<Record<string, RateWindow>>;

/** Calls of one lane share a budget and a queue: whatever moves money or asks what came of it, and all others. */
export type Lane = 'money' | 'usual';

const MONEY: ReadonlySet<string> = new Set(CALL_LIMITS.filter(({ once }) => once !== undefined).flatMap(({ calls }) => calls));

export function laneOf(name: string): Lane {
  return MONEY.has(name) ? 'money' : 'usual';
}

/**
 * Calls in flight in one process, for each lane. The database has 16 connections (`POOL_SIZE`): a caller who has 8 calls in flight delays no one else by more
 * than those. Waiting calls take memory only.
 */
export const CALLS_IN_FLIGHT = { atOnce: 128, ofNetwork: 32, ofCaller: 8, waitingOfNetwork: 1_000, waiting: 4_000 } as const;

/** Reads of guests, all together: few, so that a crowd on the board takes turns with members instead of standing before them. */
export const GUEST_CALLS_IN_FLIGHT = { ...CALLS_IN_FLIGHT, atOnce: 16, ofNetwork: 8 } as const;

/** Every other call that writes, all of them together: letters, collections, bindings, sign-ins. */
export const OTHER_WRITES: CallLimit = {
  name: 'writes',
  calls: [],
  member: [per(MINUTE, 300)],
  address: [per(MINUTE, 6_000)],
};

/**
 * Verification codes. One target gets ten an hour for one purpose besides (`CODES_PER_HOUR`). A member binds one phone in years, and may mistype
 * it; so a second and a third other number are already rare, and thirty in a row are someone who writes to strangers.
 */
export const CODE_LIMITS = {
  /** To one number or address, for whichever purpose. */
  target: [per(HOUR, 15), per(DAY, 40)],
  /** Different targets that a member asks for. */
  targetsOfMember: [per(HOUR, 5), per(DAY, 10)],
  codesOfMember: [per(HOUR, 30)],
  /** Different targets that an address asks for: of all players behind it, at home or at a carrier. */
  targetsOfAddress: [per(HOUR, 20), per(DAY, 100)],
  codesOfAddress: [per(HOUR, 200)],
} as const satisfies Readonly<Record<string, readonly RateWindow[]>>;
