import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Fen, MemberId, Trx } from '../kernel';
import { PlatformError } from '../kernel';
import { exclusionNames, type ExclusionKind } from './audience';
import type { Joining } from './joinings';
import type { Promotion } from './readContent';
import type { Condition, Evaluation } from './rules/evaluation';
import type { Prize } from './rules/prize';

export interface Participation {
  readonly promotion: Promotion;
  readonly evaluation: Evaluation;
  /** Conditions of the audience; absent when the promotion is for everyone. */
  readonly asked?: readonly Condition[] | undefined;
  readonly state:
    | { readonly kind: 'open' | 'ended' | 'ready' }
    /** `again` is the start of the next period; null when there is none. */
    | { readonly kind: 'joined'; readonly joining: Joining; readonly again: Date | null };
  readonly draws?: DrawsView;
  /** Prize drawn with the requested key; null when the key can never draw. */
  readonly drawn?: Prize | null;
  readonly invitation?: InvitationView;
  /** Participation in each promotion that a campaign page lists. */
  readonly gathered?: readonly Participation[];
}

export interface DrawsView {
  readonly left: number;
  readonly used: number;
  readonly most: number;
  /** Turnover missing to the next draw; null when the day has no more draws. */
  readonly missing: Fen | null;
  /** `missing` as a condition. */
  readonly next: Condition | null;
  readonly latest: ReadonlyArray<{ readonly prizeId: string; readonly reward: Fen; readonly at: Date }>;
}

export interface InvitationView {
  readonly code: string;
  readonly registered: number;
  readonly deposited: number;
  readonly earned: Fen;
  readonly friends: ReadonlyArray<{
    readonly memberId: MemberId;
    readonly name: string;
    readonly registeredAt: Date;
    readonly state: 'waiting' | 'claimable' | 'claimed';
    readonly reward: Fen;
  }>;
}

/** Result of a join, stored with its idempotency key. */
export interface JoinReceipt {
  readonly promotionId: string;
  readonly period?: string;
  readonly prizeId?: string;
}

export interface Visit {
  readonly memberId: MemberId;
  readonly promotion: Promotion;
  readonly now: Date;
}

/** Parameters of a join: a draw is one per key, an invitation is paid per friend. */
export interface JoinTerms {
  readonly key: string;
  readonly friendId: MemberId | null;
}

export interface PromotionTypeService {
  readParticipation(trx: Trx, visit: Visit): Promise<Participation>;
  /**
   * Pays unless this period was paid before. The caller holds `lockJoinings`.
   *
   * @throws PlatformError 6012 when the promotion has ended or conditions are missing
   */
  join(trx: Trx, visit: Visit, terms: JoinTerms): Promise<JoinReceipt>;
}

export function isRunning({ startsAt, endsAt }: Promotion, now: Date): boolean {
  return startsAt <= now && (endsAt === null || now < endsAt);
}

export function unknownPromotion(): PlatformError {
  return new PlatformError(RESPONSE_CODES.notFound, 'unknown_promotion');
}

export function hasEnded(): PlatformError {
  return new PlatformError(RESPONSE_CODES.warning, 'promotion_ended');
}

export function conditionsMissing(): PlatformError {
  return new PlatformError(RESPONSE_CODES.warning, 'promotion_conditions_missing');
}

/** Creates the error for marks that another member has used. It names the kinds but not the member. */
export function alreadyHad(taken: readonly ExclusionKind[]): PlatformError {
  return new PlatformError(RESPONSE_CODES.warning, 'promotion_already_had', null, exclusionNames(taken));
}
