import type { Call } from '@site/shared/wire/call';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Member } from '../kernel';
import { PlatformError } from '../kernel';
import type { TextKind } from './legalInput';
import type { Language } from './messageText';

/** What every handler receives of the request besides its checked body. */
export interface RequestContext {
  readonly language: Language;
  readonly ip: string;
  /** Header `siteId`: which themed build asks. */
  readonly siteId: string;
  /** The `User-Agent` header; empty where it is missing. */
  readonly userAgent: string;
  /** The secret by which the browser is known from an earlier sign-in; null where it has none. */
  readonly deviceSecret: string | null;
  /** Gives the browser one with the answer. */
  readonly keepDevice: (secret: string) => void;
  /** Header `token` as it came; null where there was none. */
  readonly token: string | null;
  /** Header `idempotencyKey`; calls that move money are refused without. */
  readonly idempotencyKey: string | null;
}

/** @throws PlatformError 6007 where the request has no key */
export function keyOf({ idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>): string {
  if (idempotencyKey === null) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'idempotency_key_missing');
  return idempotencyKey;
}

/** `member` where the call needs one: a request without a valid token is answered 6001 before the handler runs. */
export type Access = 'anyone' | 'member';

export interface Route {
  readonly call: Call<unknown, unknown>;
  readonly access: Access;
  /** Where more than the usual is taken, as for an image. */
  readonly bodyLimitBytes?: number;
  /** `lines` where a text of it may have tabs and line breaks. */
  readonly texts?: TextKind;
  /** Its body wraps another request, whose texts stay as they were sent until the handler has checked them against that request's schema. */
  readonly isWrapper?: boolean;
  /** `body` has passed the call's request schema; the answer is checked against the response schema before it leaves. */
  readonly handle: (body: unknown, member: Member | null, context: RequestContext) => Promise<unknown>;
}

/** A call open to guests; `member` is the member of the token, if there is one. */
export function publicRoute<Request, Response>(
  call: Call<Request, Response>,
  handle: (body: Request, context: RequestContext, member: Member | null) => Promise<Response> | Response,
): Route {
  return {
    call: widen(call),
    access: 'anyone',
    // The server hands over what the call's own schema made of the body.
    handle: async (body, member, context) => handle(body as Request, context, member),
  };
}

/** A call for members. */
export function memberRoute<Request, Response>(
  call: Call<Request, Response>,
  handle: (body: Request, member: Member, context: RequestContext) => Promise<Response> | Response,
): Route {
  return {
    call: widen(call),
    access: 'member',
    handle: async (body, member, context) => {
      if (member === null) throw new TypeError(`${call.path} reached its handler without a member`);
      return handle(body as Request, member, context);
    },
  };
}

/** The same route, for bodies up to this size. */
export function withBodyLimit(route: Route, bodyLimitBytes: number): Route {
  return { ...route, bodyLimitBytes };
}

/** The same route, for texts of several lines. */
export function withLines(route: Route): Route {
  return { ...route, texts: 'lines' };
}

/** The server only checks and never builds a request, so the schema's own type may be forgotten. */
function widen<Request, Response>(call: Call<Request, Response>): Call<unknown, unknown> {
  return call;
}
