import type { KeyedRequest } from '@site/shared/keyed-request';
import { mustBeFen } from '@site/shared/money';
import { offerOf } from './offer';
import { conditionProgress, type Participation } from './participation';

const met = { text: '存款到账', done: '1', needed: '1', isMet: true, ways: [] };
const missing = { text: '注单被接受', done: '0', needed: '1', isMet: false, ways: [] };
const facts = { conditions: [met, missing], reward: mustBeFen(888), days: [] };
const ready: Participation = { ...facts, status: 'ready' };

const pending = { key: 'k', subject: null, isResumed: false };
const idle: KeyedRequest<null, Participation> = { status: 'idle' };

describe('what the button offers', () => {
  it.each<[Participation, KeyedRequest<null, Participation>, unknown]>([
    [{ ...facts, status: 'open' }, idle, { kind: 'missing', condition: missing }],
    [ready, idle, { kind: 'claim', reward: 888 }],
    [ready, { status: 'sending', pending }, { kind: 'busy', phase: 'sending' }],
    [ready, { status: 'unknown', pending }, { kind: 'busy', phase: 'unknown' }],
    [ready, { status: 'refused', pending, refusal: { code: 1, message: '' } }, { kind: 'claim', reward: 888 }],
    [ready, { status: 'closed', pending }, { kind: 'claim', reward: 888 }],
    [{ ...facts, status: 'joined', joinedAt: 0, againAt: undefined }, idle, { kind: 'claimed', reward: 888 }],
    [{ ...facts, status: 'ended' }, idle, { kind: 'ended' }],
  ])('to a member with %j, %j', (participation, request, offer) => {
    expect(offerOf(participation, request)).toEqual(offer);
  });
});

describe('the progress of a condition', () => {
  it.each([
    ['120.00', '500.00', false, 0.24],
    ['0', '1', false, 0],
    ['5', '1', false, 1],
    ['1', '1', true, 1],
    ['0', '0', false, 0],
    ['?', '1', false, 0],
  ])('%s of %s (met: %s) is %s', (done, needed, isMet, progress) => {
    expect(conditionProgress({ text: '', done, needed, isMet, ways: [] })).toBe(progress);
  });
});
