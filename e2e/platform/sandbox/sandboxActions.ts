import type { BonusTerms } from '../bonuses/bonusTerms';
import type { Solution } from '../captcha/createCaptchas';
import type { Message } from '../verification-codes/createMailbox';
import type { DisputeAnswer } from '../deposits/createDisputes';
import type { Fen } from '../kernel';
import type { AuditReport } from '../ledger/audit';
import type { Conversation } from '../feedback/conversations';
import type { Bound, Change } from '../members/createBindings';
import type { RiskCode } from '../members/riskCodes';
import type { Audience } from '../promotions/audience';
import type { ForcedOutcome } from '../venues/forcedRounds';
import type { Decision } from '../withdrawals/createWithdrawalService';

export interface OrderState {
  readonly orderId: string;
  readonly state: string;
  /** Amount in yuan with two decimals. */
  readonly amount: string;
}

/** Actions of the sandbox beyond the calls of the site. They do not exist outside the sandbox. */
export interface SandboxActions {
  /** Deletes all data, seeds it again, and resets the clock to that of the machine. */
  reset(): Promise<void>;
  /** Runs every scheduler up to the current time. */
  tick(): Promise<void>;
  audit(): Promise<AuditReport>;
  /** Pays a deposit order, by default with the ordered amount. */
  payDeposit(orderId: string, came?: Fen): Promise<OrderState | null>;
  /** Answers a dispute as the operator. Returns null for an order without a dispute. */
  answerDispute(orderId: string, answer: DisputeAnswer): Promise<OrderState | null>;
  /** Returns the member's proof of payment as a JPEG. */
  disputePicture(orderId: string): Promise<Buffer | null>;
  /** Receives coins, in hundredths. Returns null for an unknown order, or one that is not paid in coins. */
  receiveCoins(orderId: string, coins: bigint, transactionId: string): Promise<OrderState | null>;
  /** Decides a withdrawal. Returns null for an unknown id; an order that was already decided does not change. */
  decideWithdrawal(orderId: string, decision: Exclude<Decision, { readonly kind: 'cancelled' }>): Promise<OrderState | null>;
  setSetting(name: string, value: string): Promise<void>;
  setVenue(enName: string, state: 'open' | 'maintenance', resumesInSeconds: number | null): Promise<boolean>;
  /**
   * Changes a promotion. Times are seconds from now; an end of null means no end. Returns null for an unknown
   * promotion, and for terms that do not fit it.
   */
  setPromotion(
    id: string,
    change: {
      readonly startsInSeconds?: number | undefined;
      readonly endsInSeconds?: number | null | undefined;
      readonly terms?: Readonly<Record<string, unknown>> | null | undefined;
      readonly audience?: Audience | null | undefined;
      readonly bonus?: BonusTerms | null | undefined;
    },
  ): Promise<object | null>;
  /** Sets a venue balance. Returns null for an unknown name, or a venue without wallets. */
  setVenueBalance(name: string, enName: string, balance: string): Promise<MemberState | null>;
  forceRound(name: string, outcome: ForcedOutcome): Promise<MemberState | null>;
  /** Returns null for an unknown name. */
  memberState(name: string): Promise<MemberState | null>;
  /** Returns the open bets from the database, newest first. Null for an unknown name. */
  openTickets(name: string): Promise<unknown>;
  setBalance(name: string, central: string): Promise<MemberState | null>;
  /**
   * Stores this many credited deposits in the last 80 days; can be called once after a reset. Returns null for an
   * unknown name.
   */
  storePastDeposits(name: string, count: number): Promise<MemberState | null>;
  endSessions(name: string): Promise<MemberState | null>;
  /** Sets the personal details and bindings of the member; null removes one. */
  setBindings(name: string, facts: Change<Bound>): Promise<MemberState | null>;
  /** Lets the next login of this member fail with this code; `null` removes it. */
  declareRisk(name: string, code: RiskCode | null): Promise<MemberState | null>;
  /** Simulates this many failed logins just now: 3 require a picture, 6 a slider, 10 lock. */
  setFailures(name: string, count: number): Promise<MemberState | null>;
  /** Simulates sign-ins from exactly this many devices just now; with 5 no further device is allowed. */
  setDevices(name: string, count: number): Promise<MemberState | null>;
  /** Returns the solution of the latest picture or puzzle. */
  captcha(): Solution | null;
  /** Returns the messages sent to phones and mailboxes, newest first. */
  messages(): readonly Message[];
  /** Returns the feedback that waits for the operator, longest waiting first. */
  waitingFeedback(): Promise<readonly WaitingFeedback[]>;
  feedbackPicture(imageId: string): Promise<Buffer | null>;
  /** Answers feedback as the operator. */
  answerFeedback(feedbackId: string, answer: string): Promise<boolean>;
  /** Runs a command of the sportsbook; returns `undefined` for an unknown one. */
  match(command: string, body: unknown): Promise<unknown> | undefined;
}

export interface WaitingFeedback extends Pick<Conversation, 'pictures' | 'messages'> {
  readonly feedbackId: string;
  readonly memberId: number;
  readonly type: string;
  readonly content: string;
  readonly reference: string | null;
  readonly at: Date;
}

export interface MemberState {
  readonly userId: string;
  readonly name: string;
  readonly balance: string;
  readonly held: string;
  /** Venue balances by `enName`, without those of 0. */
  readonly venues: Readonly<Record<string, string>>;
}
