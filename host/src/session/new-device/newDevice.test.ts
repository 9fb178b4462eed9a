import type { CallFailure } from '@site/shared/contract/http';
import { advanceCodeRequest, completePhone, type CodeRequest, type CodeRequestEvent } from './newDevice';

it.each([
  ['138****1111', '0000', '13800001111'],
  ['90****44', '1234', '90123444'],
])('%s with %s is %s', (masked, digits, phone) => {
  expect(completePhone(masked, digits)).toBe(phone);
});

describe('asking for a code', () => {
  const failure: CallFailure = { kind: 'timeout' };
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

  it.each(TABLE)('%j: %j → %j [R-DLG-02] [R-DLG-03] [R-VAL-36]', (request, event, next) => {
    expect(advanceCodeRequest(request, event)).toEqual(next);
  });
});
