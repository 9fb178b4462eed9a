import type { CallFailure } from '@site/shared/contract/http';
import { readRisk } from './challenge';

const refused = (code: number, data: unknown = { phoneNumber: '138****1111' }): CallFailure => ({
  kind: 'refused',
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
    { kind: 'timeout' as const },
  ])('is none otherwise: %j [R-ERRB-12]', (failure) => {
    expect(readRisk(failure)).toBeUndefined();
  });
});
