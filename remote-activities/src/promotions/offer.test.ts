import { mustBeFen } from '@site/shared/money';
import type { JoinRequest } from './joinRequest';
import { offerOf } from './offer';
import { conditionProgress, type Standing } from './standing';

const met = { text: '存款到账', done: '1', needed: '1', isMet: true };
const missing = { text: '注单被接受', done: '0', needed: '1', isMet: false };
const facts = { conditions: [met, missing], reward: mustBeFen(888), days: [] };
const idle: JoinRequest = { at: 'idle' };
const ready: Standing = { ...facts, is: 'ready' };

describe('what the button offers', () => {
  it.each<[Standing, JoinRequest, unknown]>([
    [{ ...facts, is: 'open' }, idle, { is: 'missing', condition: missing }],
    [ready, idle, { is: 'claim', reward: 888 }],
    [ready, { at: 'joining' }, { is: 'busy', phase: 'joining' }],
    [ready, { at: 'checking' }, { is: 'busy', phase: 'checking' }],
    [ready, { at: 'refused', message: '' }, { is: 'claim', reward: 888 }],
    [ready, { at: 'lost' }, { is: 'claim', reward: 888 }],
    [{ ...facts, is: 'joined', joinedAt: 0, againAt: undefined }, idle, { is: 'claimed', reward: 888 }],
    [{ ...facts, is: 'ended' }, idle, { is: 'ended' }],
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
