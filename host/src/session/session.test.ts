import type { Member } from '@site/shared/contract/services';
import { advanceSession, startSession, tokenOf, type Session, type SessionEffect, type SessionEvent } from './session';

const login = { token: 't1', userId: '10001' };
const member: Member = { userId: '10001', name: 'player1', vipLevel: 1, hasBoundPhone: true, hasBoundRealName: true };

/** Applies events one after the other. Returns the last session and all effects. */
function play(start: Session, ...events: readonly SessionEvent[]) {
  const effects: SessionEffect['kind'][] = [];
  let session = start;
  for (const event of events) {
    const step = advanceSession(session, event);
    session = step.session;
    effects.push(...step.effects.map((effect) => effect.kind));
  }
  return { session, effects };
}

const guest = startSession(false);
const known: Session = { status: 'member', login, member };

describe('a visit', () => {
  it('starts as a guest, signs in, is loaded, and signs out', () => {
    const { session, effects } = play(
      guest,
      { type: 'signed-in', login },
      { type: 'member-loaded', token: 't1', member },
      { type: 'signed-out' },
    );

    expect(session).toEqual(guest);
    expect(effects).toEqual(['keep-login', 'announce-login', 'load-member', 'clear-login']);
  });

  it('is restored after a reload without an announcement', () => {
    const { session, effects } = play(guest, { type: 'restored', login }, { type: 'member-loaded', token: 't1', member });

    expect(session).toEqual(known);
    expect(effects).toEqual(['load-member']);
  });

  it('ignores a member that was requested before another one signed in', () => {
    const other = { token: 't2', userId: '10002' };

    const { session } = play(
      guest,
      { type: 'signed-in', login },
      { type: 'signed-in', login: other },
      { type: 'member-loaded', token: 't1', member },
    );

    expect(session).toEqual({ status: 'member', login: other, member: undefined });
  });
});

describe('an expired login', () => {
  it('ends in leaving the page, however many calls report it', () => {
    const expired = { type: 'expired', token: 't1' } as const;

    const { session, effects } = play(known, expired, expired, expired);

    expect(session).toEqual({ status: 'leaving' });
    expect(effects).toEqual(['clear-login', 'announce-expiry', 'leave']);
  });

  it('is none when the call was sent with another token than the one in use', () => {
    expect(play(known, { type: 'expired', token: 'older' })).toEqual({ session: known, effects: [] });
    expect(play(guest, { type: 'expired', token: 't1' })).toEqual({ session: guest, effects: [] });
  });

  it('of a guest leaves the page too', () => {
    expect(advanceSession(guest, { type: 'expired', token: '' })).toEqual({
      session: { status: 'leaving' },
      effects: [{ kind: 'clear-login' }, { kind: 'announce-expiry' }, { kind: 'leave', hadLogin: false }],
    });
  });

  it('of a guest whose page was just loaded for that reason only opens login', () => {
    expect(play(startSession(true), { type: 'expired', token: '' })).toEqual({ session: startSession(true), effects: ['open-login'] });
  });

  it('lets nothing happen any more', () => {
    expect(play({ status: 'leaving' }, { type: 'signed-in', login }, { type: 'signed-out' })).toEqual({
      session: { status: 'leaving' },
      effects: [],
    });
  });
});

describe('another tab', () => {
  it('signing in signs a guest in here too', () => {
    expect(play(guest, { type: 'changed-elsewhere', login })).toEqual({
      session: { status: 'member', login, member: undefined },
      effects: ['load-member'],
    });
  });

  it('signing out makes a guest', () => {
    expect(play(known, { type: 'changed-elsewhere', login: undefined })).toEqual({ session: guest, effects: [] });
  });

  it('meeting the expiry leaves the page here too, and leaves the login of a tab that has signed in again alone', () => {
    expect(advanceSession(known, { type: 'changed-elsewhere', login: undefined, hasExpired: true })).toEqual({
      session: { status: 'leaving' },
      effects: [{ kind: 'announce-expiry' }, { kind: 'leave', hadLogin: true }],
    });
    expect(play(guest, { type: 'changed-elsewhere', login: undefined, hasExpired: true })).toEqual({ session: guest, effects: [] });
  });

  it('renewing the token keeps the member', () => {
    const renewed = { token: 't2', userId: '10001' };

    const { session } = play(known, { type: 'changed-elsewhere', login: renewed });

    expect(session).toEqual({ status: 'member', login: renewed, member });
    expect(tokenOf(session)).toBe('t2');
  });

  it('signing in as another member reloads this page', () => {
    const { session, effects } = play(known, { type: 'changed-elsewhere', login: { token: 't9', userId: '10009' } });

    expect(session).toEqual({ status: 'leaving' });
    expect(effects).toEqual(['reload']);
  });
});
