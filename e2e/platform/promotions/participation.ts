import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Fen, MemberId, Trx } from '../kernel';
import { PlatformError } from '../kernel';
import { exclusionNames, type ExclusionKind } from './audience';
import type { Joining } from './joinings';
import type { Promotion } from './readContent';
import type { Condition, Evaluation } from './rules/evaluation';
import type { Prize } from './rules/prize';

/** How a member takes part in a promotion at one moment. */
export interface Participation {
  readonly promotion: Promotion;
  readonly evaluation: Evaluation;
  /** What the audience asks of the member; nothing where it is everyone. */
  readonly asked?: readonly Condition[] | undefined;
  readonly state:
    | { readonly kind: 'open' | 'ended' | 'ready' }
    /** `again`: when the next period begins, where there is one. */
    | { readonly kind: 'joined'; readonly joining: Joining; readonly again: Date | null };
  readonly draws?: DrawsView;
  /** What the key that was sent or asked about has drawn; null for one that never will. */
  readonly drawn?: Prize | null;
  readonly invitation?: InvitationView;
  /** Of a landing page: how the member takes part in each promotion it names. */
  readonly gathered?: readonly Participation[];
}

export interface DrawsView {
  readonly left: number;
  readonly used: number;
  readonly most: number;
  /** Null where the day has no more. */
  readonly missing: Fen | null;
  /** The same as a condition. */
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

/** What a joining led to, as its key remembers it. */
export interface JoinReceipt {
  readonly promotionId: string;
  /** Of a gift: the period it was paid for. */
  readonly period?: string;
  /** Of a draw. */
  readonly prizeId?: string;
}

/** A member at a promotion, at one moment. */
export interface Visit {
  readonly memberId: MemberId;
  readonly promotion: Promotion;
  readonly now: Date;
}

/** What comes with a joining: a draw is one per key, an invitation is paid per friend. */
export interface JoinTerms {
  readonly key: string;
  readonly friendId: MemberId | null;
}

/** Reads and joins promotions of one kind, inside the caller's transaction. */
export interface PromotionTypeService {
  readParticipation(trx: Trx, visit: Visit): Promise<Participation>;
  /** Pays, unless this period was paid before. The caller holds `lockJoinings`. @throws PlatformError 6012 where it has ended or conditions are missing */
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

/** Another member has had it by the same of these kinds; which member is not said. */
export function alreadyHad(taken: readonly ExclusionKind[]): PlatformError {
  return new PlatformError(RESPONSE_CODES.warning, 'promotion_already_had', null, exclusionNames(taken));
}
