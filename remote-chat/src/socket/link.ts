/**
 * The chat's link to the platform.
 *
 * | state                     | event        | next                                                    |
 * |---------------------------|--------------|---------------------------------------------------------|
 * | closed, error             | connecting   | connecting: 5 s after the end                           |
 * | connecting                | opened       | connected, signing in; the heartbeat starts             |
 * | connecting                | ended        | error: it never opened                                  |
 * | connected                 | ended        | closed; the heartbeat stops                             |
 * | connected, signing in     | welcomed     | connected, signed in                                    |
 * | connected, signing in     | login-failed | connected, refused                                      |
 * | connected, refused        | login-again  | connected, signing in                                   |
 *
 * Assumption: a connection that ends before it opened is what the specification calls an error; the browser tells no more. After
 * either end it is connected again, once (decision 37).
 */
export type Link =
  | { readonly status: 'connecting' }
  | { readonly status: 'connected'; readonly login: Login }
  | { readonly status: 'closed' }
  | { readonly status: 'error' };

export type Login = { readonly kind: 'pending' } | { readonly kind: 'done'; readonly self: Self } | { readonly kind: 'refused' };

/** Who the platform takes us for: a member, or a guest under a name it made. */
export interface Self {
  readonly userId: string;
  readonly name: string;
}

export type LinkEvent =
  | { readonly type: 'connecting' }
  | { readonly type: 'opened' }
  | { readonly type: 'ended' }
  | { readonly type: 'welcomed'; readonly self: Self }
  | { readonly type: 'login-failed' }
  | { readonly type: 'login-again' };

export function advanceLink(link: Link, event: LinkEvent): Link {
  switch (event.type) {
    case 'connecting':
      return { status: 'connecting' };
    case 'opened':
      return link.status === 'connecting' ? { status: 'connected', login: { kind: 'pending' } } : link;
    case 'ended':
      return { status: link.status === 'connected' ? 'closed' : 'error' };
    case 'welcomed':
      return link.status === 'connected' ? { status: 'connected', login: { kind: 'done', self: event.self } } : link;
    case 'login-failed':
      return isSigningIn(link) ? { status: 'connected', login: { kind: 'refused' } } : link;
    case 'login-again':
      return link.status === 'connected' && link.login.kind === 'refused' ? { status: 'connected', login: { kind: 'pending' } } : link;
  }
}

export function isSigningIn(link: Link): boolean {
  return link.status === 'connected' && link.login.kind === 'pending';
}

/** Who we are, once the platform has said so. */
export function selfOf(link: Link): Self | undefined {
  return link.status === 'connected' && link.login.kind === 'done' ? link.login.self : undefined;
}
