import { mustBeFen } from '@site/shared/money';
import type { JoinRequest } from './joinRequest';
import { offerOf } from './offer';
import { conditionProgress, type Standing } from './standing';

const met = { text: '存款到账', done: '1', needed: '1', isMet: true };
const missing = { text: '注单被接受', done: '0', needed: '1', isMet: false };
const facts = { conditions: [met, missing], reward: mustBeFen(888), days: [] };
const idle: JoinRequest = { status: 'idle' };
const ready: Standing = { ...facts, kind: 'ready' };

describe('what the button offers', () => {
  it.each<[Standing, JoinRequest, unknown]>([
    [{ ...facts, kind: 'open' }, idle, { kind: 'missing', condition: missing }],
    [ready, idle, { kind: 'claim', reward: 888 }],
    [ready, { status: 'joining' }, { kind: 'busy', phase: 'joining' }],
    [ready, { status: 'checking' }, { kind: 'busy', phase: 'checking' }],
    [ready, { status: 'refused', message: '' }, { kind: 'claim', reward: 888 }],
    [ready, { status: 'lost' }, { kind: 'claim', reward: 888 }],
    [{ ...facts, kind: 'joined', joinedAt: 0, againAt: undefined }, idle, { kind: 'claimed', reward: 888 }],
    [{ ...facts, kind: 'ended' }, idle, { kind: 'ended' }],
  ])('to a member who stands at %j, %j', (standing, request, offer) => {
    expect(offerOf(standing, request)).toEqual(offer);
  });
});

describe('how far a condition is', () => {
  it.each([
    ['120.00', '500.00', false, 0.24],
    ['0', '1', false, 0],
    ['5', '1', false, 1],
    ['1', '1', true, 1],
    ['0', '0', false, 0],
    ['?', '1', false, 0],
  ])('%s of %s (met: %s) is %s', (done, needed, isMet, progress) => {
    expect(conditionProgress({ text: '', done, needed, isMet })).toBe(progress);
  });
});
