import { advanceConnection, type ChatConnection, type ConnectionEvent } from './connection';

const self = { userId: '10001', name: 'player1', vipLevel: 6, isStaff: false };
const signingIn: ChatConnection = { status: 'connected', login: { status: 'pending' } };
const signedIn: ChatConnection = { status: 'connected', login: { status: 'done', self } };
const refused: ChatConnection = { status: 'connected', login: { status: 'refused' } };

it.each<[ChatConnection, ConnectionEvent, ChatConnection]>([
  [{ status: 'closed' }, { type: 'connecting' }, { status: 'connecting' }],
  [{ status: 'error' }, { type: 'connecting' }, { status: 'connecting' }],
  [{ status: 'connecting' }, { type: 'opened' }, signingIn],
  [signingIn, { type: 'signed-in', self }, signedIn],
  [signingIn, { type: 'login-failed' }, refused],
  [refused, { type: 'login-again' }, signingIn],
  [refused, { type: 'signed-in', self }, signedIn],
  [signedIn, { type: 'ended' }, { status: 'closed' }],
  [signedIn, { type: 'session-over' }, { status: 'session-over' }],
  [{ status: 'session-over' }, { type: 'connecting' }, { status: 'connecting' }],
  [signingIn, { type: 'ended' }, { status: 'closed' }],
])('the connection goes from %j by %j [R-CHAT-10]', (before, event, after) => {
  expect(advanceConnection(before, event)).toEqual(after);
});

it('is an error when it ends before it opened [R-CHAT-10] [R-CHAT-15]', () => {
  expect(advanceConnection({ status: 'connecting' }, { type: 'ended' })).toEqual({ status: 'error' });
});

it.each<[ChatConnection, ConnectionEvent]>([
  [{ status: 'closed' }, { type: 'opened' }],
  [{ status: 'closed' }, { type: 'signed-in', self }],
  [signedIn, { type: 'login-failed' }],
  [signedIn, { type: 'login-again' }],
  [signingIn, { type: 'session-over' }],
  [{ status: 'error' }, { type: 'login-failed' }],
])('the connection in %j ignores %j', (connection, event) => {
  expect(advanceConnection(connection, event)).toBe(connection);
});
