import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { md5Hash } from '@site/shared/crypto';
import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  endSecondFactorCall,
  renewRecoveryCodesCall,
  secondFactorCall,
} from '@site/shared/wire/secondFactor';
import type { SecondFactor, Setup } from './secondFactor';

interface Ending {
  readonly signal: AbortSignal;
}

export async function fetchSecondFactor(http: HttpService, { signal }: Ending): Promise<CallResult<SecondFactor>> {
  const result = await http.send(secondFactorCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ since, recoveryLeft }) => ({ since: since ?? undefined, recoveryLeft }));
}

export function beginSecondFactor(http: HttpService, password: string, { signal }: Ending): Promise<CallResult<Setup>> {
  return http.send(beginSecondFactorCall, { password: md5Hash(password) }, { signal, onError: 'silent' });
}

/** Switches the second factor on with a first code, and returns the recovery codes. */
export async function confirmSecondFactor(http: HttpService, figures: string, { signal }: Ending): Promise<CallResult<readonly string[]>> {
  const result = await http.send(confirmSecondFactorCall, { code: figures }, { signal, onError: 'silent' });
  return mapResult(result, ({ recoveryCodes }) => recoveryCodes);
}

/** Returns new recovery codes, which replace the old ones. */
export async function renewRecoveryCodes(http: HttpService, authCode: string, { signal }: Ending): Promise<CallResult<readonly string[]>> {
  const result = await http.send(renewRecoveryCodesCall, { authCode: authCode.trim() }, { signal, onError: 'silent' });
  return mapResult(result, ({ recoveryCodes }) => recoveryCodes);
}

export function endSecondFactor(
  http: HttpService,
  { password, authCode }: { readonly password: string; readonly authCode: string },
  { signal }: Ending,
): Promise<CallResult<unknown>> {
  const request = { password: md5Hash(password), authCode: authCode.trim() };
  return http.send(endSecondFactorCall, request, { signal, onError: 'silent' });
}
