/**
 * State machine of the chat's connection, and of the sign-in on it.
 *
 * | status                    | event        | next                                                    |
 * |---------------------------|--------------|---------------------------------------------------------|
 * | closed, error             | connecting   | connecting: 5 s after the end                           |
 * | connecting                | opened       | connected, login pending; the heartbeat starts          |
 * | connecting                | ended        | error: it never opened                                  |
 * | connected                 | ended        | closed; the heartbeat stops                             |
 * | connected, login pending  | signed-in    | connected, login done                                   |
 * | connected, login pending  | login-failed | connected, login refused                                |
 * | connected, login pending  | banned       | connected, login refused, with the ban's details        |
 * | connected, login done     | banned       | connected, login refused, with the ban's details        |
 * | connected, login refused  | login-again  | connected, login pending                                |
 * | connected, login done     | session-over | session-over: not connected again with this session     |
 *
 * Assumption: a connection that ends before it opened is what the specification calls an error; the browser reports no
 * more. After either end it is connected again, once (decision 37).
 */
import type { Restriction } from '../conversation/room';

export type ChatConnection =
  | { readonly status: 'connecting' }
  | { readonly status: 'connected'; readonly login: Login }
  | { readonly status: 'closed' }
  | { readonly status: 'error' }
  /** The platform has ended the connection together with the session of the site. */
  | { readonly status: 'session-over' };

export type Login =
  | { readonly status: 'pending' }
  | { readonly status: 'done'; readonly self: Self }
  | { readonly status: 'refused'; readonly ban?: Restriction };

/** Identity on this connection: a member, or a guest with a name from the platform. */
export interface Self {
  readonly userId: string;
  readonly name: string;
  /** 0 for a guest. */
  readonly vipLevel: number;
  /** True for the operator's staff, to whom muted rooms and required VIP levels do not apply. */
  readonly isStaff: boolean;
  /** True for a member whose name is masked, and who may choose a nickname. */
  readonly mayBeNamed?: boolean | undefined;
}

export type ConnectionEvent =
  | { readonly type: 'connecting' }
  | { readonly type: 'opened' }
  | { readonly type: 'ended' }
  | { readonly type: 'signed-in'; readonly self: Self }
  | { readonly type: 'login-failed' }
  | { readonly type: 'banned'; readonly restriction: Restriction }
  | { readonly type: 'login-again' }
  | { readonly type: 'session-over' };

export function advanceConnection(connection: ChatConnection, event: ConnectionEvent): ChatConnection {
  switch (event.type) {
    case 'connecting':
      return { status: 'connecting' };
    case 'opened':
      return connection.status === 'connecting' ? { status: 'connected', login: { status: 'pending' } } : connection;
    case 'ended':
      return { status: connection.status === 'connected' ? 'closed' : 'error' };
    case 'signed-in':
      return connection.status === 'connected' ? { status: 'connected', login: { status: 'done', self: event.self } } : connection;
    case 'login-failed':
      return isSigningIn(connection) ? { status: 'connected', login: { status: 'refused' } } : connection;
    case 'banned':
      return connection.status === 'connected' ? { status: 'connected', login: { status: 'refused', ban: event.restriction } } : connection;
    case 'login-again':
      return connection.status === 'connected' && connection.login.status === 'refused'
        ? { status: 'connected', login: { status: 'pending' } }
        : connection;
    case 'session-over':
      return selfOf(connection) ? { status: 'session-over' } : connection;
  }
}

export function isSigningIn(connection: ChatConnection): boolean {
  return connection.status === 'connected' && connection.login.status === 'pending';
}

/** Returns the identity, or `undefined` until the platform has answered the login. */
export function selfOf(connection: ChatConnection): Self | undefined {
  return connection.status === 'connected' && connection.login.status === 'done' ? connection.login.self : undefined;
}
