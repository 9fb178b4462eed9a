import { useReducer, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { isMessageCode } from '@site/shared/validation';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';
import { useSession } from '../SessionContext';
import { useOverlays } from '../../overlays/OverlaysContext';
import { RESEND_COOLDOWN_MS } from '../limits';
import { readRisk, type Challenge } from '../challenge';
import { advanceCodeRequest, type CodeRequest, type CodeWay, completePhone } from './newDevice';
import { useRememberedLogin } from '../useRememberedLogin';
import type { CallResult, HttpService } from '@site/shared/contract/http';
import { createSendCodePayload, parseCipherKey } from '@site/shared/crypto';
import { CODE_CATES, CODE_TYPES, sendCodeToGuestCall } from '@site/shared/wire/codes';
import { preInfoCall } from '@site/shared/wire/site';

type Login = { readonly status: 'editing' } | { readonly status: 'sending' } | { readonly status: 'refused'; readonly message: string };

export interface NewDevice {
  readonly code: string;
  readonly typeCode: (code: string) => void;
  readonly codeError: string | undefined;
  readonly isSigningIn: boolean;
  readonly submit: () => Promise<void>;
  readonly request: CodeRequest;
  /** Reason why the phone check failed. */
  readonly phoneError: string | undefined;
  readonly askForCode: (way: CodeWay) => void;
  readonly typeDigits: (digits: string) => void;
  readonly confirmPhone: () => Promise<void>;
  readonly closeRequest: () => void;
  /** Server time in milliseconds from which the next code may be requested. `undefined` before the first code. */
  readonly nextCodeAt: number | undefined;
}

/**
 * Returns the verification of a new device: the phone check before a code, the code, and the login with it.
 *
 * Implements R-DLG-01 to R-DLG-03, R-NEWDEV-04, R-VAL-33 to R-VAL-36, R-MSG-13, R-MSG-15, R-LOGIN-04.
 */
export function useNewDevice(challenge: Challenge): NewDevice {
  const { http, clock, version } = useShell();
  const { session, signIn } = useSession();
  const overlays = useOverlays();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const [code, setCode] = useState('');
  const [login, setLogin] = useState<Login>({ status: 'editing' });
  const [request, dispatch] = useReducer(advanceCodeRequest, { status: 'idle' });
  const remembered = useRememberedLogin();
  const sentCode = useReadable(signIn.sentCode);
  const sentAt = sentCode?.username === challenge.username ? sentCode.at : undefined;
  const { username, passwordHash, remember } = challenge;
  const noteSent = () => {
    signIn.noteSentCode({ username, at: clock.now() });
  };

  return {
    code,
    typeCode(typed) {
      setCode(typed);
      setLogin({ status: 'editing' });
    },
    codeError: login.status === 'refused' ? login.message : undefined,
    isSigningIn: login.status === 'sending',
    async submit() {
      if (login.status === 'sending') return;
      if (sentAt === undefined) {
        setLogin({ status: 'refused', message: t('new_device.code_first') });
        return;
      }
      if (!isMessageCode(code)) {
        setLogin({ status: 'refused', message: t('new_device.code_format') });
        return;
      }
      setLogin({ status: 'sending' });
      const result = await session.signIn({ username, passwordHash, deviceCode: code });
      if (!result.ok) {
        const risk = readRisk(result.failure);
        setLogin({ status: 'refused', message: risk?.message ?? failureText(result.failure, tShared) });
        return;
      }
      await remembered.settle(remember);
    },
    request,
    phoneError: request.status === 'checking' ? phoneErrorOf(request) : undefined,
    askForCode(way) {
      dispatch({ type: 'asked', way });
    },
    typeDigits(digits) {
      dispatch({ type: 'typed', digits });
    },
    async confirmPhone() {
      dispatch({ type: 'confirmed' });
      const next = advanceCodeRequest(request, { type: 'confirmed' });
      if (next.status !== 'sending') return;
      const { way, digits } = next;
      const result = await sendDeviceCode(http, version, challenge, way, digits);
      if (result.ok) {
        noteSent();
        overlays.toast(t(way === 'voice' ? 'new_device.voice_sent' : 'new_device.sent'), 'success');
        dispatch({ type: 'sent' });
        return;
      }
      // The platform's cooldown also counts codes that were requested elsewhere.
      if (result.failure.kind === 'refused' && result.failure.code === RESPONSE_CODES.sixtySecondLimit) noteSent();
      dispatch({ type: 'refused', failure: result.failure });
    },
    closeRequest() {
      dispatch({ type: 'closed' });
    },
    nextCodeAt: sentAt === undefined ? undefined : sentAt + RESEND_COOLDOWN_MS,
  };

  function phoneErrorOf({ fault }: Extract<CodeRequest, { status: 'checking' }>): string | undefined {
    if (fault === undefined) return undefined;
    return fault.kind === 'digits' ? t('new_device.phone_wrong') : failureText(fault.failure, tShared);
  }
}

/**
 * Requests a code for the phone of a risky login. Implements R-SENDCODE-01 to R-SENDCODE-03, R-API-021, R-API-023.
 *
 * @param digits the 4 middle digits of the phone number
 */
async function sendDeviceCode(
  http: HttpService,
  version: string,
  { username, phoneNumber }: Challenge,
  way: CodeWay,
  digits: string,
): Promise<CallResult<unknown>> {
  // Fetch the key each time, because the platform has another one after each start.
  const site = await http.send(preInfoCall, {}, { onError: 'silent' });
  if (!site.ok) return site;
  const key = parseCipherKey(site.data.siteBaseConfig.cipherKey ?? '');
  if (key === undefined) return { ok: false, failure: { kind: 'malformed', problem: 'no cipher key to send a code with' } };
  const payload = createSendCodePayload(key, {
    number: completePhone(phoneNumber, digits),
    name: username,
    type: CODE_TYPES.newDevice,
    cate: CODE_CATES[way],
    version,
  });
  return http.send(sendCodeToGuestCall, payload, { onError: 'silent' });
}
