import type { Call } from '@site/shared/wire/call';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Member } from '../kernel';
import { PlatformError } from '../kernel';
import type { TextKind } from './legalInput';
import type { Language } from './messageText';

/** Data of the request that every handler receives besides the validated body. */
export interface RequestContext {
  readonly language: Language;
  readonly ip: string;
  /** Header `siteId`: the themed build of the page. */
  readonly siteId: string;
  /** `User-Agent` header, or an empty string. */
  readonly userAgent: string;
  /** Device secret from an earlier sign-in of this browser, or null. */
  readonly deviceSecret: string | null;
  /** Sends the browser a device secret with the answer. */
  readonly keepDevice: (secret: string) => void;
  /** Header `token` as received, or null. */
  readonly token: string | null;
  /** Header `idempotencyKey`. Calls that move money require it. */
  readonly idempotencyKey: string | null;
}

/** @throws PlatformError 6007 when the request has no key */
export function keyOf({ idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>): string {
  if (idempotencyKey === null) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'idempotency_key_missing');
  return idempotencyKey;
}

/** Required caller. With `member`, a request without a valid token is answered with 6001 before the handler runs. */
export type Access = 'anyone' | 'member';

export interface Route {
  readonly call: Call<unknown, unknown>;
  readonly access: Access;
  /** Set when a body may exceed the default limit, for example for images. */
  readonly bodyLimitBytes?: number;
  /** Set to `lines` when a text may contain tabs and line breaks. */
  readonly texts?: TextKind;
  /**
   * Set when the body wraps another request. Its texts stay unchanged until the handler has validated them against that
   * request's schema.
   */
  readonly isWrapper?: boolean;
  /** Handles a validated body. The answer is validated against the response schema before it is sent. */
  readonly handle: (body: unknown, member: Member | null, context: RequestContext) => Promise<unknown>;
}

/** Creates the route of a call that guests may make. `member` is null for a guest. */
export function publicRoute<Request, Response>(
  call: Call<Request, Response>,
  handle: (body: Request, context: RequestContext, member: Member | null) => Promise<Response> | Response,
): Route {
  return {
    call: widen(call),
    access: 'anyone',
    // The server passes the output of the call's own schema.
    handle: async (body, member, context) => handle(body as Request, context, member),
  };
}

/** Creates the route of a call for members. */
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

export function withBodyLimit(route: Route, bodyLimitBytes: number): Route {
  return { ...route, bodyLimitBytes };
}

/** Returns the route for texts with several lines. */
export function withLines(route: Route): Route {
  return { ...route, texts: 'lines' };
}

/** Drops the type of the request. The server only validates requests and never builds one, so this is safe. */
function widen<Request, Response>(call: Call<Request, Response>): Call<unknown, unknown> {
  return call;
}
