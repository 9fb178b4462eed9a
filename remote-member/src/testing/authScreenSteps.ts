import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCipher, parseCipherKey } from '@site/shared/crypto';
import { createFakeServices, fakeAnswer, type FakeHost, type FakeServicesOptions } from '@site/testing';
import {
  bindEmailCall,
  bindOtherCall,
  bindPasswordByEmailCall,
  bindPasswordByPhoneCall,
  bindPasswordCall,
  bindPhoneCall,
  countryAreasCall,
  payoutAccountsCall,
  resetWithdrawPasswordCall,
  setWithdrawPasswordCall,
} from '@site/shared/wire/accounts';
import { sendCodeToMemberCall } from '@site/shared/wire/codes';
import { secondFactorCall } from '@site/shared/wire/secondFactor';
import { preInfoCall } from '@site/shared/wire/site';
import { memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import { aMemberInfo, aPreInfo, someAccounts } from './builders';

export const user = userEvent.setup({ delay: null });

export const UNBOUND = { bindPhone: false, bindRealName: false, phone: '', email: '', realName: '' } as const;

export const aSecurityHost = (facts: Partial<MemberInfo> = {}, options: FakeServicesOptions = {}) =>
  createFakeServices({
    flags: { withdrawPassword: true },
    ...options,
    answers: [
      fakeAnswer(memberInfoCall, aMemberInfo(facts)),
      fakeAnswer(preInfoCall, aPreInfo()),
      fakeAnswer(payoutAccountsCall, someAccounts()),
      fakeAnswer(secondFactorCall, { since: null, recoveryLeft: 0 }),
      fakeAnswer(sendCodeToMemberCall, { sentTo: '138****1111' }),
      fakeAnswer(countryAreasCall, {
        list: [
          { areaName: '中国大陆', areaCode: '86', regex: '^1\\d{10}$' },
          { areaName: '中国香港', areaCode: '852', regex: '^[4-9]\\d{7}$' },
        ],
      }),
      ...[
        bindPhoneCall,
        bindEmailCall,
        bindOtherCall,
        bindPasswordCall,
        bindPasswordByPhoneCall,
        bindPasswordByEmailCall,
        setWithdrawPasswordCall,
        resetWithdrawPasswordCall,
      ].map((call) => fakeAnswer(call as typeof bindOtherCall, {})),
    ],
  });

export const card = (name: string) => within(screen.getByRole('region', { name }));

/** Presses the last button with this name; when a form is open, that is its submit button. */
export async function press(region: string, name: string) {
  const button = card(region).getAllByRole('button', { name }).at(-1);
  if (button) await user.click(button);
  // The responses arrive within this tick.
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 0);
      }),
  );
}

/** Answers the last dialog, and waits for the effects within this tick. */
export async function answerDialog(host: FakeHost, answer: 'confirmed' | 'cancelled') {
  lastOf(host.dialogs)?.answer(answer);
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 0);
      }),
  );
}

export const lastOf = <T>(list: readonly T[]): T | undefined => list.at(-1);

/** Returns the decrypted content of the last request for a code. */
export function requestedCode(host: FakeHost) {
  const request = lastOf(host.callsOf(sendCodeToMemberCall));
  const key = parseCipherKey(aPreInfo().siteBaseConfig.cipherKey ?? '');
  return request && key && { number: createCipher(key).decrypt(request.sendCodeNumV2), type: request.type, cate: request.cate };
}

export async function typePassword(region: string, password = 'player123') {
  await user.type(card(region).getByLabelText('登录密码'), password);
}

export async function typeCode(region: string, code = '123456') {
  await user.click(card(region).getByRole('textbox', { name: '验证码' }));
  await user.keyboard(code);
}
