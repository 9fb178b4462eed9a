import { createHash } from 'node:crypto';
import { aCardNumber } from '@site/testing/aCardNumber';
import fc from 'fast-check';
import { businessDate, DAY_MS } from '@site/shared/calendar';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Passwords and PINs that members have, may get, or never have. */
export const PASSWORDS = ['player123', 'player234', 'unbound123', 'fuzz-4711-long', '482916', '730164'].map(md5);

const PIN = md5('482916');

/** PNG of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const amount = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }).map((fen) => (fen / 100).toFixed(2)),
  fc.constantFrom('100.00', '200.00', '500.00', '10.00', '50000.00'),
);
const password = fc.constantFrom(...PASSWORDS);
const left = fc.constant(undefined);

/** Usual values of a field on a page, by field name or by call and field name. `undefined` leaves the field out. */
const USUAL: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  amount,
  stake: amount,
  day: fc.integer({ min: -3, max: 3 }).map((days) => businessDate(Date.now() + days * DAY_MS)),
  password,
  secondPassword: password,
  oldPassword: password,
  loginPassword: password,
  name: fc.constantFrom('player1', 'player2', 'unbound1', 'fuzzer1', 'fuzzer2'),
  phone: fc.constantFrom('8613800001111', '8613900002222', '8613711112222', '8613711113333'),
  email: fc.constantFrom('player1@example.com', 'a@example.com', 'b@example.com'),
  birthday: fc.constantFrom('1990-01-01', '2015-01-01', '1900-02-28'),
  realName: fc.constantFrom('林海', '王小明', '欧阳娜娜'),
  bank: fc.constantFrom('ICBC', 'CCB', 'ABC'),
  number: fc.constantFrom('622202020000000001', '622202020000000002', '622202020000000003').map((digits) => aCardNumber(digits)),
  network: fc.constantFrom('TRC20', 'ERC20'),
  address: fc.constantFrom('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'),
  images: fc.constant([]),
  reference: left,
  kaptchcate: fc.constant(''),
  channelCode: fc.constantFrom('PT', 'AG', 'CENTER', 'DEMO'),
  policy: fc.constantFrom('better', 'ask', 'tolerance'),
  leagues: left,
  pageNum: fc.integer({ min: 1, max: 3 }),
  pageSize: fc.integer({ min: 1, max: 100 }),
  from: left,
  to: left,
  since: left,
  ended: left,
  beginTime: left,
  endTime: left,
  'setWithdrawPasswordCall.password': fc.constant(PIN),
  'addPayoutAccountCall.code': left,
  'withdrawCall.password': fc.constant(PIN),
  'withdrawCall.amount': fc.constantFrom('100.00', '150.00', '200.00'),
  'removeAccountCall.password': fc.constant(PIN),
  'payCall.type': fc.constantFrom('BANK', 'ALIPAY', 'RECHARGE', 'USDT'),
  'resourceCall matches.day': left,
  'resourceCall leagues.day': left,
  sport: fc.constantFrom('FT', 'BK', 'TN', 'SK'),
  phase: fc.constantFrom('RB', 'FT', 'FU', 'FSFT'),
  'resourceCall quote.folds': left,
  'resourceCall quote.mode': fc.constantFrom('single', 'single', 'single', 'parlay'),
  'addFeedbackCall.content': fc.string({ unit: 'grapheme-composite', minLength: 10, maxLength: 60 }),
  'uploadImageCall.content': fc.constant(PICTURE),
  'uploadChatPictureCall.content': fc.constant(PICTURE),
  'uploadChatPictureCall.rid': fc.constantFrom('c1', 'c2'),
  'uploadImageCall.name': fc.constantFrom('a.png', '图.jpg'),
  'venueTransferCall.isActivity': fc.boolean(),
};

/** Returns null when the field has no usual values; the sample is then good enough. */
export function usualValue(call: string, field: string): fc.Arbitrary<unknown> | null {
  return USUAL[`${call}.${field}`] ?? USUAL[field] ?? null;
}
