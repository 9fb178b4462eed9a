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
 * Limits for everything that stores or sends data. They are high enough that no player reaches one: an address may be
 * shared by a whole mobile carrier, and a member may click as fast as a person can. They are low enough that no client
 * can fill the database or message a stranger's phone.
 *
 * Streams have separate limits, `STREAM_LIMITS`. Wrong passwords, codes and captchas and frequent registrations are
 * locked based on the database.
 */

/** Calls that are counted together, by member and by address. */
export interface CallLimit {
  readonly name: string;
  readonly calls: readonly string[];
  readonly member: readonly RateWindow[];
  readonly address: readonly RateWindow[];
  /** Key by which repeated calls count once: the key of the request, or the key that is looked up. */
  readonly once?: 'key-of-request' | 'key-asked-about';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const per = (seconds: number, points: number): RateWindow => ({ points, seconds });

/** Returns the name of a call in limits, faults and logs. Sports calls share one path, so it includes their method. */
export function callName({ path }: Pick<Call<unknown, unknown>, 'path'>, method?: string): string {
  return path === resourceCall.path && method !== undefined ? `${path}#${method}` : path;
}

const sports = (name: keyof typeof SPORTS_METHODS): string => callName(resourceCall, SPORTS_METHODS[name].method);

export const CALL_LIMITS: readonly CallLimit[] = [
  {
    // Deposits, withdrawals, transfers and claims. Each follows a form that a person fills in, and is stored for years.
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
    // Twenty single bets of one slip count as twenty bets.
    name: 'bets',
    calls: [sports('place'), sports('cashOut'), sports('editBet')],
    member: [per(MINUTE, 300), per(DAY, 10_000)],
    address: [per(MINUTE, 6_000)],
    once: 'key-of-request',
  },
  {
    // Quotes are stored for an hour, because a bet refers to its quote. The slip requests a new one whenever a price
    // has moved.
    name: 'quotes',
    calls: [sports('quote'), sports('builder'), sports('cashOutQuote')],
    member: [per(MINUTE, 600)],
    address: [per(MINUTE, 12_000)],
  },
  {
    // A lookup closes a key whose request has not arrived, and this is stored. A page only looks up keys after a lost
    // answer, always the same one.
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
    // A person reads each one.
    name: 'feedback',
    calls: [callName(addFeedbackCall), callName(followUpFeedbackCall)],
    member: [per(HOUR, 10), per(DAY, 30)],
    address: [per(HOUR, 200)],
    once: 'key-of-request',
  },
  {
    // Three pictures per feedback, plus as many that the member removes again. The platform has to decode each.
    name: 'uploads',
    calls: [callName(uploadImageCall)],
    member: [per(MINUTE, 30), per(DAY, 200)],
    address: [per(HOUR, 1_000)],
  },
  {
    // A member chooses a picture, views it and sends it with its caption. Guests send none.
    name: 'chat-pictures',
    calls: [callName(uploadChatPictureCall)],
    member: [per(MINUTE, 6), per(DAY, 100)],
    address: [per(HOUR, 600)],
  },
  {
    // Up to 4 MB each, loaded once when feedback is opened.
    name: 'pictures',
    calls: [callName(feedbackPictureCall)],
    member: [per(MINUTE, 60)],
    address: [per(MINUTE, 600)],
  },
  {
    // Every captcha is drawn and stored. Guests request them, so only the address counts.
    name: 'captchas',
    calls: [callName(graphicCaptchaCall), callName(sliderPuzzleCall)],
    member: [],
    address: [per(MINUTE, 60)],
  },
  {
    // A person reads each value that is shown in full.
    name: 'secrets',
    calls: [callName(singleDataDecryptionCall)],
    member: [per(MINUTE, 5)],
    address: [per(MINUTE, 200)],
  },
];

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
 * Requests repeated with a known key. Each gets the result of the first, before any limit and check of the call itself.
 * A page repeats a request a few times after a lost answer.
 */
export const REPEATED: CallLimit = {
  name: 'repeated',
  calls: [],
  member: [per(MINUTE, 300)],
  address: [per(MINUTE, 6_000)],
};

/**
 * Budget of all calls together, including reads (`callCosts.ts`), per process, because they use its processor. A page
 * of the site costs about 60 points, a very active player about 2,000 a minute. Calls about money have a separate
 * budget, so that other reads cannot cause their refusal.
 */
export const BUDGETS = {
  member: per(MINUTE, 10_000),
  network: per(MINUTE, 40_000),
} as const satisfies Readonly<Record<string, RateWindow>>;

/** Group of calls with a common budget and queue: calls that move money or ask for its outcome, and all others. */
export type Lane = 'money' | 'usual';

const MONEY: ReadonlySet<string> = new Set(CALL_LIMITS.filter(({ once }) => once !== undefined).flatMap(({ calls }) => calls));

export function laneOf(name: string): Lane {
  return MONEY.has(name) ? 'money' : 'usual';
}

/**
 * Limits of calls in flight in one process, per lane. The database has 16 connections (`POOL_SIZE`), so a caller with 8
 * calls in flight delays others by no more than those. Waiting calls only use memory.
 */
export const CALLS_IN_FLIGHT = { atOnce: 128, ofNetwork: 32, ofCaller: 8, waitingOfNetwork: 1_000, waiting: 4_000 } as const;

/** Limits for reads of all guests together. They are low, so that a crowd on the board does not delay members. */
export const GUEST_CALLS_IN_FLIGHT = { ...CALLS_IN_FLIGHT, atOnce: 16, ofNetwork: 8 } as const;

/** All other calls that write, together: messages, favorites, bindings, sign-ins. */
export const OTHER_WRITES: CallLimit = {
  name: 'writes',
  calls: [],
  member: [per(MINUTE, 300)],
  address: [per(MINUTE, 6_000)],
};

/**
 * Limits of verification codes, in addition to ten an hour per target and purpose (`CODES_PER_HOUR`). A member binds a
 * phone once in years and may mistype it, so a second or third number is rare, and thirty in a row come from someone
 * who messages strangers.
 */
export const CODE_LIMITS = {
  /** Codes to one phone or address, for any purpose. */
  target: [per(HOUR, 15), per(DAY, 40)],
  /** Different targets per member. */
  targetsOfMember: [per(HOUR, 5), per(DAY, 10)],
  codesOfMember: [per(HOUR, 30)],
  /** Different targets per address, which may stand for a household or a whole mobile carrier. */
  targetsOfAddress: [per(HOUR, 20), per(DAY, 100)],
  codesOfAddress: [per(HOUR, 200)],
} as const satisfies Readonly<Record<string, readonly RateWindow[]>>;
