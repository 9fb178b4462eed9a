import { readFrameMessage } from './frameMessages';

const frame = {} as Window;
const solved = { type: 'solved', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1700000000' };

const NONCE = '6f1c0e52';

const said = (message: unknown, origin = 'null', source: unknown = frame, nonce: unknown = NONCE) =>
  ({ data: { nonce, message }, origin, source }) as MessageEvent<unknown>;

it.each([{ type: 'ready' }, { type: 'closed' }, { type: 'failed' }, solved])('takes %j of the frame', (message) => {
  expect(readFrameMessage(said(message), frame, NONCE)).toEqual(message);
});

it.each<[string, MessageEvent<unknown>]>([
  ['another window', said(solved, 'null', {})],
  ['no window', said(solved, 'null', null)],
  ['another origin', said(solved, 'https://elsewhere.example')],
  ['the site itself', said(solved, 'https://site.example')],
  ['an unknown kind', said({ type: 'navigate' })],
  ['a proof that lacks a part', said({ ...solved, pass_token: undefined })],
  ['a text', said('solved')],
  ['nothing', said(null)],
  ['a page with another nonce', said(solved, 'null', frame, 'guess')],
  ['a page without a nonce', said(solved, 'null', frame, null)],
  ['a page that says it bare', { data: solved, origin: 'null', source: frame } as unknown as MessageEvent<unknown>],
])('ignores a message from %s', (_what, event) => {
  expect(readFrameMessage(event, frame, NONCE)).toBeUndefined();
});

it('ignores messages where there is no frame', () => {
  expect(readFrameMessage(said(solved, 'null', null), null, NONCE)).toBeUndefined();
  expect(readFrameMessage(said(solved, 'null', undefined), undefined, NONCE)).toBeUndefined();
});
