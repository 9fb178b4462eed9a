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
  /** Yuan with two decimals. */
  readonly amount: string;
}

/** What the sandbox can do beyond the calls of the site. None of it exists outside the sandbox. */
export interface SandboxActions {
  /** Empties everything and seeds it again; the clock runs with the machine's again. */
  reset(): Promise<void>;
  /** Lets every scheduler catch up with the clock. */
  tick(): Promise<void>;
  audit(): Promise<AuditReport>;
  /** Without an amount, as much as was ordered. */
  payDeposit(orderId: string, came?: Fen): Promise<OrderState | null>;
  /** By the operator. Null for an order without a dispute. */
  answerDispute(orderId: string, answer: DisputeAnswer): Promise<OrderState | null>;
  /** What the member sent to prove a payment: a JPEG. */
  disputePicture(orderId: string): Promise<Buffer | null>;
  /** Coins in hundredths. Null for an unknown order, or one that is not paid in coins. */
  receiveCoins(orderId: string, coins: bigint, transactionId: string): Promise<OrderState | null>;
  /** Null for an unknown id. One that was decided before stays as it is. */
  decideWithdrawal(orderId: string, decision: Exclude<Decision, { readonly kind: 'cancelled' }>): Promise<OrderState | null>;
  setSetting(name: string, value: string): Promise<void>;
  setVenue(enName: string, state: 'open' | 'maintenance', resumesInSeconds: number | null): Promise<boolean>;
  /** Seconds from now; an end of null is until further notice. Null for an unknown promotion, and for terms that are not its own. */
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
  /** Null for an unknown name, or a venue without wallets. */
  setVenueBalance(name: string, enName: string, balance: string): Promise<MemberState | null>;
  forceRound(name: string, outcome: ForcedOutcome): Promise<MemberState | null>;
  /** Null for an unknown name. */
  memberState(name: string): Promise<MemberState | null>;
  /** The bets that have not ended, as the books hold them, newest first. Null for an unknown name. */
  openTickets(name: string): Promise<unknown>;
  setBalance(name: string, central: string): Promise<MemberState | null>;
  /** So many credited deposits in the last 80 days. Once after a reset. Null for an unknown name. */
  storePastDeposits(name: string, count: number): Promise<MemberState | null>;
  endSessions(name: string): Promise<MemberState | null>;
  /** Sets the personal details and bindings of the member; null removes one. */
  setBindings(name: string, facts: Change<Bound>): Promise<MemberState | null>;
  /** The next login of this member is answered with this code; `null` removes it. */
  declareRisk(name: string, code: RiskCode | null): Promise<MemberState | null>;
  /** As if so many logins of this member had failed just now: 3 require a picture, 6 a slider, 10 lock. */
  setFailures(name: string, count: number): Promise<MemberState | null>;
  /** As if the member had signed in from so many devices just now, and from no other: 5 leave room for none. */
  setDevices(name: string, count: number): Promise<MemberState | null>;
  /** What solves the picture or the puzzle that was shown last. */
  captcha(): Solution | null;
  /** What was sent to phones and mailboxes, newest first. */
  messages(): readonly Message[];
  /** What waits for the operator, the longest first. */
  waitingFeedback(): Promise<readonly WaitingFeedback[]>;
  feedbackPicture(imageId: string): Promise<Buffer | null>;
  /** By the operator. */
  answerFeedback(feedbackId: string, answer: string): Promise<boolean>;
  /** `undefined` for a command the sportsbook does not have. */
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
