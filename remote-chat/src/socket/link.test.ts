import { advanceLink, type Link, type LinkEvent } from './link';

const self = { userId: '10001', name: 'player1' };
const signingIn: Link = { at: 'connected', login: { is: 'pending' } };
const signedIn: Link = { at: 'connected', login: { is: 'done', self } };
const refused: Link = { at: 'connected', login: { is: 'refused' } };

it.each<[Link, LinkEvent, Link]>([
  [{ at: 'closed' }, { type: 'connecting' }, { at: 'connecting' }],
  [{ at: 'error' }, { type: 'connecting' }, { at: 'connecting' }],
  [{ at: 'connecting' }, { type: 'opened' }, signingIn],
  [signingIn, { type: 'welcomed', self }, signedIn],
  [signingIn, { type: 'login-failed' }, refused],
  [refused, { type: 'login-again' }, signingIn],
  [refused, { type: 'welcomed', self }, signedIn],
  [signedIn, { type: 'ended' }, { at: 'closed' }],
  [signingIn, { type: 'ended' }, { at: 'closed' }],
])('the link, from %j by %j [R-CHAT-10]', (before, event, after) => {
  expect(advanceLink(before, event)).toEqual(after);
});

it('is in error, and not connected, when it ends before it opened [R-CHAT-10] [R-CHAT-15]', () => {
  expect(advanceLink({ at: 'connecting' }, { type: 'ended' })).toEqual({ at: 'error' });
});

it.each<[Link, LinkEvent]>([
  [{ at: 'closed' }, { type: 'opened' }],
  [{ at: 'closed' }, { type: 'welcomed', self }],
  [signedIn, { type: 'login-failed' }],
  [signedIn, { type: 'login-again' }],
  [{ at: 'error' }, { type: 'login-failed' }],
])('the link stays as it is, from %j by %j', (link, event) => {
  expect(advanceLink(link, event)).toBe(link);
});
