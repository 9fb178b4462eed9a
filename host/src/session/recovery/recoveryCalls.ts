import type { CallResult, HttpService } from '@site/shared/contract/http';
import { createSendCodePayload, parseCipherKey } from '@site/shared/crypto';
import { CODE_CATES, CODE_TYPES, sendCodeToGuestCall } from '@site/shared/wire/codes';
import {
  emailRecoveryCodeCall,
  emailRecoveryResetCall,
  emailRecoveryVerifyCall,
  phoneRecoveryCodeCall,
  phoneRecoveryResetCall,
  phoneRecoveryVerifyCall,
} from '@site/shared/wire/recovery';
import { preInfoCall } from '@site/shared/wire/site';
import type { CaptchaResult } from '../captcha/captchaResult';
import type { CodeRequest } from './recovery';
import type { RecoveryAccount } from './recoveryAccount';

type Answer<T = unknown> = Promise<CallResult<T>>;

const QUIET = { onError: 'silent' } as const;

/**
 * Requests a code. A message needs no captcha fields, because the platform knows the captcha by the name; a call needs
 * them. Implements R-API-033, R-API-036, R-API-039.
 *
 * @param version of the client
 */
export function sendRecoveryCode(http: HttpService, version: string, { account, way }: CodeRequest, proof: CaptchaResult): Answer {
  const { name } = account;
  if (account.by === 'email') return http.send(emailRecoveryCodeCall, { name, email: account.email }, QUIET);
  if (way === 'message') return http.send(phoneRecoveryCodeCall, { name, phone: account.phone }, QUIET);
  return callWithCode(http, version, name, account.phone, proof);
}

/** Verifies a code. Implements R-API-034, R-API-037. */
export function verifyRecoveryCode(http: HttpService, account: RecoveryAccount, code: string): Answer<{ readonly secret: string }> {
  const { name } = account;
  return account.by === 'phone'
    ? http.send(phoneRecoveryVerifyCall, { name, phone: account.phone, code }, QUIET)
    : http.send(emailRecoveryVerifyCall, { name, email: account.email, code }, QUIET);
}

/**
 * Sets a new password. Implements R-API-035, R-API-038.
 *
 * @param passwordHash md5
 * @param secret from the answer to the code
 */
export function resetPassword(http: HttpService, account: RecoveryAccount, passwordHash: string, secret: string): Answer {
  const { name } = account;
  const finish = { password: passwordHash, secondPassword: passwordHash, secret };
  return account.by === 'phone'
    ? http.send(phoneRecoveryResetCall, { name, phone: account.phone, ...finish }, QUIET)
    : http.send(emailRecoveryResetCall, { name, email: account.email, ...finish }, QUIET);
}

/** Requests a code by call. Implements R-SENDCODE-04, R-SENDCODE-08. */
async function callWithCode(
  http: HttpService,
  version: string,
  name: string,
  phone: string,
  { type, codeId, code }: CaptchaResult,
): Answer {
  // Fetch the key each time, because the platform has another one after each start.
  const site = await http.send(preInfoCall, {}, QUIET);
  if (!site.ok) return site;
  const key = parseCipherKey(site.data.siteBaseConfig.cipherKey ?? '');
  if (key === undefined) return { ok: false, failure: { kind: 'malformed', problem: 'no cipher key to send a code with' } };
  const payload = createSendCodePayload(key, {
    number: phone,
    name,
    type: CODE_TYPES.passwordRecovery,
    cate: CODE_CATES.voice,
    version,
    ...(type === '' ? {} : { captcha: { type, codeId, code } }),
  });
  return http.send(sendCodeToGuestCall, payload, QUIET);
}
