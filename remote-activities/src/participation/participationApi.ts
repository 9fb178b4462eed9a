import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import { joinActivityCall, joinOutcomeCall, promotionVerificationCall } from '@site/shared/wire/activities';
import { isPaidFor } from './invitation';
import { hasDraw, isJoined, type Participation, type ParticipationWithDraw } from './participation';
import { participationFromWire } from './participationCodec';

interface Ending {
  readonly signal: AbortSignal;
}

/** Fetches the member's participation in a promotion. For members only. Implements R-API-056. */
export async function fetchParticipation(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<Participation>> {
  return mapResult(await http.send(promotionVerificationCall, { id }, { signal, onError: 'silent' }), participationFromWire);
}

/** Subject of a claim or draw. */
export interface JoinSubject {
  readonly promotionId: string;
  /** Friend whose reward is claimed, for an invitation. */
  readonly friendId?: string | undefined;
}

/**
 * Kind of request that pays a gift or makes a draw. A request that an earlier page left pending is followed only on the
 * page of the same subject.
 */
export type JoinKind<Paid> = KeyedRequestKind<undefined, JoinSubject, Paid>;

/** Returns the request that claims the gift of a promotion. */
export function giftKind(promotionId: string): JoinKind<Participation> {
  return joinKind({
    subject: { promotionId },
    readSent: (participation) => (isJoined(participation) ? participation : undefined),
    // Accept any status, because another period may have started since the payment.
    readFound: (participation) => participation,
  });
}

/** Returns the request that makes one draw. */
export function drawKind(promotionId: string): JoinKind<ParticipationWithDraw> {
  const read = (participation: Participation) => (hasDraw(participation) ? participation : undefined);
  return joinKind({ subject: { promotionId }, readSent: read, readFound: read });
}

/** Returns the request that claims the reward for one friend. */
export function friendKind(promotionId: string, friendId: string): JoinKind<Participation> {
  return joinKind({
    subject: { promotionId, friendId },
    readSent: (participation) => (isPaidFor(friendId, participation.invitation) ? participation : undefined),
    // Accept any list, because a long list may no longer contain the friend.
    readFound: (participation) => participation,
  });
}

interface JoinKindParts<Paid> {
  readonly subject: JoinSubject;
  /**
   * Reads the answer to the request. Returns `undefined` when it does not confirm the payment; such an answer counts as
   * lost.
   */
  readonly readSent: (participation: Participation) => Paid | undefined;
  /** Reads the answer to a query by key, which exists only for a request that was carried out. */
  readonly readFound: (participation: Participation) => Paid | undefined;
}

function joinKind<Paid>({ subject, readSent, readFound }: JoinKindParts<Paid>): JoinKind<Paid> {
  const { promotionId: id, friendId } = subject;
  return {
    name: 'join',
    subjectOf: () => subject,
    parseSubject: (kept) => (isSameSubject(kept, subject) ? subject : undefined),
    send: async (http, _intent, key, { signal }) => {
      const request = friendId === undefined ? { id } : { id, friendId };
      const result = await http.send(joinActivityCall, request, { signal, idempotencyKey: key, onError: 'silent' });
      return result.ok ? paidOrMalformed(readSent(participationFromWire(result.data)), joinActivityCall.path) : result;
    },
    findByKey: async (http, key, _subject, { signal }) => {
      const result = await http.send(joinOutcomeCall, { id, key }, { signal, onError: 'silent' });
      if (!result.ok) return result;
      const { standing } = result.data;
      if (standing === undefined) return { ok: true, data: undefined };
      return paidOrMalformed(readFound(participationFromWire(standing)), joinOutcomeCall.path);
    },
  };
}

function isSameSubject(kept: unknown, { promotionId, friendId }: JoinSubject): boolean {
  if (typeof kept !== 'object' || kept === null) return false;
  const { promotionId: keptId, friendId: keptFriendId } = kept as Partial<Record<keyof JoinSubject, unknown>>;
  return keptId === promotionId && keptFriendId === friendId;
}

function paidOrMalformed<Paid>(paid: Paid | undefined, path: string): CallResult<Paid> {
  return paid === undefined
    ? { ok: false, failure: { kind: 'malformed', problem: `${path}: does not say what was paid` } }
    : { ok: true, data: paid };
}
