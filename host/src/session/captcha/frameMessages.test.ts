import { readFrameMessage } from './frameMessages';

const frame = {} as Window;
const solved = { type: 'solved', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1700000000' };

const said = (data: unknown, origin = 'null', source: unknown = frame) => ({ data, origin, source }) as MessageEvent<unknown>;

it.each([{ type: 'ready' }, { type: 'closed' }, { type: 'failed' }, solved])('takes %j of the frame', (message) => {
  expect(readFrameMessage(said(message), frame)).toEqual(message);
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
])('ignores a message from %s', (_what, event) => {
  expect(readFrameMessage(event, frame)).toBeUndefined();
});

it('ignores messages where there is no frame', () => {
  expect(readFrameMessage(said(solved, 'null', null), null)).toBeUndefined();
  expect(readFrameMessage(said(solved, 'null', undefined), undefined)).toBeUndefined();
});
