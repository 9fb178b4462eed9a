import { advanceLink, type Link, type LinkEvent } from './link';

const self = { userId: '10001', name: 'player1' };
const signingIn: Link = { status: 'connected', login: { kind: 'pending' } };
const signedIn: Link = { status: 'connected', login: { kind: 'done', self } };
const refused: Link = { status: 'connected', login: { kind: 'refused' } };

it.each<[Link, LinkEvent, Link]>([
  [{ status: 'closed' }, { type: 'connecting' }, { status: 'connecting' }],
  [{ status: 'error' }, { type: 'connecting' }, { status: 'connecting' }],
  [{ status: 'connecting' }, { type: 'opened' }, signingIn],
  [signingIn, { type: 'welcomed', self }, signedIn],
  [signingIn, { type: 'login-failed' }, refused],
  [refused, { type: 'login-again' }, signingIn],
  [refused, { type: 'welcomed', self }, signedIn],
  [signedIn, { type: 'ended' }, { status: 'closed' }],
  [signingIn, { type: 'ended' }, { status: 'closed' }],
])('the link, from %j by %j [R-CHAT-10]', (before, event, after) => {
  expect(advanceLink(before, event)).toEqual(after);
});

it('is in error, and not connected, when it ends before it opened [R-CHAT-10] [R-CHAT-15]', () => {
  expect(advanceLink({ status: 'connecting' }, { type: 'ended' })).toEqual({ status: 'error' });
});

it.each<[Link, LinkEvent]>([
  [{ status: 'closed' }, { type: 'opened' }],
  [{ status: 'closed' }, { type: 'welcomed', self }],
  [signedIn, { type: 'login-failed' }],
  [signedIn, { type: 'login-again' }],
  [{ status: 'error' }, { type: 'login-failed' }],
])('the link stays as it is, from %j by %j', (link, event) => {
  expect(advanceLink(link, event)).toBe(link);
});
