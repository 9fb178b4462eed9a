import type { CallFailure } from '@site/shared/contract/http';
import { advanceCodeRequest, completePhone, readRisk, type CodeRequest, type CodeRequestEvent } from './newDevice';

const refused = (code: number, data: unknown = { phoneNumber: '138****1111' }): CallFailure => ({
  is: 'refused',
  code,
  message: '请先完成手机验证',
  data,
});

describe('a risky login', () => {
  it.each([6025, 6026, 6027, 6028, 6029])('is one refused with %i [R-SESSION-19]', (code) => {
    expect(readRisk(refused(code))).toEqual({ phoneNumber: '138****1111', message: '请先完成手机验证' });
  });

  it.each([
    refused(6002),
    refused(6024),
    refused(6030),
    refused(6026, null),
    refused(6026, { phoneNumber: 138 }),
    { is: 'timeout' as const },
  ])('is none otherwise: %j [R-ERRB-12]', (failure) => {
    expect(readRisk(failure)).toBeUndefined();
  });
});

it.each([
  ['138****1111', '0000', '13800001111'],
  ['90****44', '1234', '90123444'],
])('%s with %s is %s', (masked, digits, phone) => {
  expect(completePhone(masked, digits)).toBe(phone);
});

describe('asking for a code', () => {
  const failure: CallFailure = { is: 'timeout' };
  const idle: CodeRequest = { status: 'idle' };
  const checking: CodeRequest = { status: 'checking', way: 'sms', digits: '00', fault: undefined };
  const ready: CodeRequest = { ...checking, digits: '0000' };
  const sending: CodeRequest = { status: 'sending', way: 'sms', digits: '0000' };
  const calling: CodeRequest = { status: 'calling' };

  const TABLE: readonly (readonly [CodeRequest, CodeRequestEvent, CodeRequest])[] = [
    [idle, { type: 'asked', way: 'voice' }, { status: 'checking', way: 'voice', digits: '', fault: undefined }],
    [idle, { type: 'sent' }, idle],
    [checking, { type: 'asked', way: 'voice' }, checking],
    [
      { ...checking, fault: { kind: 'digits' } },
      { type: 'typed', digits: '000' },
      { ...checking, digits: '000' },
    ],
    [checking, { type: 'confirmed' }, { ...checking, fault: { kind: 'digits' } }],
    [ready, { type: 'confirmed' }, sending],
    [ready, { type: 'sent' }, ready],
    [ready, { type: 'closed' }, idle],
    [sending, { type: 'confirmed' }, sending],
    [sending, { type: 'typed', digits: '9' }, sending],
    [sending, { type: 'closed' }, sending],
    [sending, { type: 'sent' }, idle],
    [{ ...sending, way: 'voice' }, { type: 'sent' }, calling],
    [sending, { type: 'refused', failure }, { ...ready, fault: { kind: 'refused', failure } }],
    [calling, { type: 'closed' }, idle],
    [calling, { type: 'refused', failure }, calling],
  ];

  it.each(TABLE)('%j: %j → %j [R-DLG-01] [R-DLG-02] [R-DLG-03] [R-VAL-36]', (request, event, next) => {
    expect(advanceCodeRequest(request, event)).toEqual(next);
  });
});
