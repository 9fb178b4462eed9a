import axios, { AxiosError, CanceledError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Logger, ServerClock } from '@site/shared/contract/services';
import type * as Crypto from '@site/shared/crypto';
import { DECRYPTED_DATA_PREFIX, LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';
import { HEADERS } from '@site/shared/wire/envelope';
import { SAFE } from '@site/shared/wire/security';
import { preInfoCall, type PreInfo } from '@site/shared/wire/site';
import { within } from '../services/within';
import { CallError } from './callError';
import { outgoingIn, readHeader } from './outgoing';
import { createSeal, type Seal } from './seal';

/**
 * Maximum time that a guest's read waits at the start of a page for the key of the safe switch, if the switch was on
 * for an earlier page.
 */
export const SAFE_KEY_WAIT_MS = 3000;

/** Loads the ciphers on first use, so that a disabled switch costs nothing. */
export type LoadCrypto = () => Promise<typeof Crypto>;

export interface SafeSwitchPorts {
  readonly storage: SafeStorage;
  readonly logger: Logger;
  /** Clock of the server, for the time in a sealed message. */
  readonly clock: Pick<ServerClock, 'now'>;
  readonly loadCrypto: LoadCrypto;
  /** Fetches the pre-info, which arrives through `applySite`. Resolves to false on failure. Never rejects. */
  readonly askSite: () => Promise<boolean>;
}

export interface SafeSwitch {
  /**
   * Request interceptor: waits for the state of the switch if required, then seals the request as the state demands.
   */
  readonly seal: (request: InternalAxiosRequestConfig) => Promise<InternalAxiosRequestConfig>;
  /**
   * Response interceptor: opens the answer, follows the state that it reports, and sends a call again if its key was
   * refused.
   */
  readonly open: (answer: AxiosResponse<string>) => Promise<AxiosResponse<string>>;
  applySite(config: Pick<PreInfo['siteBaseConfig'], 'safeSwitch' | 'safeVersion' | 'cipherKey'>): void;
  /** Returns whether the switch is on or expected to be on. */
  isOn(): boolean;
}

/** Form of sealing: `cbc` as in the specification, or the newer `gcm`, which proves who sealed what and when. */
type Form = 'cbc' | 'gcm';

type State =
  | { readonly status: 'unknown' }
  | { readonly status: 'off' }
  | { readonly status: 'expected' }
  | { readonly status: 'on'; readonly key: string; readonly form: Form };

/**
 * Creates the safe switch. While it is on, address and body of a call are encrypted, and the answer is decrypted before
 * it is interpreted.
 *
 * | state    | meaning                                           | a private call             | a read of a guest                         |
 * |----------|---------------------------------------------------|----------------------------|-------------------------------------------|
 * | unknown  | this device has not visited the site yet          | waits for the pre-info     | is sent unencrypted                       |
 * | expected | it was on for an earlier page; the key is missing | waits for the pre-info     | waits 3 s at most, then is sent unencrypted |
 * | off      | the site has switched it off                      | is sent unencrypted        | is sent unencrypted                       |
 * | on       | the key is known                                  | is sent sealed, or not at all | is sent sealed, or not at all          |
 *
 * A private call carries a token or writes. It is not sent unless the state of the switch is known. The pre-info itself
 * carries no token.
 *
 * An answer that reports another state makes the page fetch the pre-info again in the background. A call whose key was
 * refused was not carried out; it is sent once more with the new key if it is repeatable.
 *
 * The newer form is used when both sides support it. A page that was offered it never returns to the older one,
 * whatever a later pre-info contains. With it an unencrypted answer proves nothing, so a call that keeps being refused
 * counts as one without an answer.
 *
 * Implements R-HTTP-09 to R-HTTP-12, R-STORE-11.
 */
export function createSafeSwitch({ storage, logger, clock, loadCrypto, askSite }: SafeSwitchPorts): SafeSwitch {
  let state: State = stateAtStart(storage.read(LOCAL_ENTRIES.safeSwitch));
  let seal: { readonly key: string; readonly form: Form; readonly made: Promise<Seal> } | undefined;
  /** True once this page has used the newer form. */
  let isNewerKnown = false;
  /** Wait of the guest reads, which happens once per page. */
  let waiting: Promise<unknown> | undefined;
  /** Last reported state that made the page fetch the pre-info. The same state does not cause another request. */
  let askedFor: string | undefined;

  async function sealInCurrentState(request: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
    if (state.status !== 'on') return request;
    try {
      return await (await sealFor(state)).close(request);
    } catch (error) {
      logger.error('cipher not available', { path: pathOf(request), error });
      throw new AxiosError('cipher not available', AxiosError.ERR_NETWORK, request);
    }
  }

  async function unsealed(answer: AxiosResponse<string>): Promise<AxiosResponse<string>> {
    const { config } = answer;
    const opened = (await config.unseal?.(answer)) ?? answer;
    if (opened === 'unreachable') throw new CallError({ kind: 'unreachable' }, config);
    if (opened !== 'altered') return opened;
    const path = pathOf(config);
    logger.error('answer not sealed for its call', { path });
    throw new CallError({ kind: 'malformed', problem: `${path}: the answer was not sealed for this call` }, config);
  }

  function sealFor({ key, form }: Extract<State, { readonly status: 'on' }>): Promise<Seal> {
    if (seal?.key !== key || seal.form !== form) seal = { key, form, made: makeSeal(key, form) };
    const { made } = seal;
    // If the code fails to load, the next call loads it again.
    made.catch(() => {
      if (seal?.made === made) seal = undefined;
    });
    return made;
  }

  async function makeSeal(key: string, form: Form): Promise<Seal> {
    if (form === 'cbc') return createSeal(await loadCrypto(), key);
    return (await import('./gcmSeal')).createGcmSeal(key, clock.now);
  }

  /**
   * Returns the form that the pre-info offers, or the newer one if it was offered before. Browsers provide the cipher
   * only on pages served over TLS or from localhost.
   */
  function formOf(version = 1): Form {
    const isOffered = version >= SAFE.version && 'subtle' in crypto;
    if (isNewerKnown && !isOffered) logger.error('newer form of the safe switch taken back');
    isNewerKnown ||= isOffered;
    return isNewerKnown ? 'gcm' : 'cbc';
  }

  const mustWait = (request: InternalAxiosRequestConfig): boolean =>
    state.status === 'expected' || (state.status === 'unknown' && isPrivate(request));

  /**
   * Waits for the pre-info.
   *
   * @returns whether the call may be sent
   */
  async function waitForSite(request: InternalAxiosRequestConfig): Promise<boolean> {
    if (isPrivate(request)) {
      await askSite();
      return !mustWait(request);
    }
    await (waiting ??= within(SAFE_KEY_WAIT_MS, askSite()).catch(() => undefined));
    return true;
  }

  function follow(header: string | undefined): void {
    if (header === undefined || (header === SAFE.on) === (state.status === 'on')) {
      askedFor = undefined;
      return;
    }
    if (header === askedFor) return;
    askedFor = header;
    void askSite().then((isAnswered) => {
      if (!isAnswered) askedFor = undefined;
    });
  }

  return {
    async seal(request) {
      if (isPreInfo(request)) {
        request.headers.set(HEADERS.token, '');
        return request;
      }
      if (mustWait(request) && !(await waitForSite(request))) {
        if (request.signal?.aborted) throw new CanceledError(undefined, request);
        throw new AxiosError('state of the safe switch unknown', AxiosError.ERR_NETWORK, request);
      }
      // Sends the request again. The default axios instance runs no interceptors, and the request contains all its
      // settings.
      const resend = async (): Promise<AxiosResponse<string>> => unsealed(await axios.request(await sealInCurrentState(request)));
      return { ...(await sealInCurrentState(request)), resend };
    },
    async open(answer) {
      const { config } = answer;
      if (isPreInfo(config)) return answer;
      const opened = await unsealed(answer);
      if (!isRefused(opened)) {
        follow(readHeader(opened, SAFE.header));
        return opened;
      }
      logger.warn('key refused', { path: pathOf(config) });
      const last = (await askSite()) && config.resend && outgoingIn(config).isRepeatable ? await config.resend() : opened;
      if (isNewerKnown && isRefused(last)) throw new CallError({ kind: 'unreachable' }, config);
      return last;
    },
    applySite({ safeSwitch, safeVersion, cipherKey }) {
      const isWanted = safeSwitch === '1';
      if (isWanted && cipherKey === undefined) logger.error('safe switch without a key');
      state = isWanted && cipherKey !== undefined ? { status: 'on', key: cipherKey, form: formOf(safeVersion) } : { status: 'off' };
      storage.write(LOCAL_ENTRIES.safeSwitch, isWanted);
      if (state.status === 'off') storage.removeWithPrefix(DECRYPTED_DATA_PREFIX);
    },
    isOn: () => state.status === 'on' || state.status === 'expected',
  };
}

function stateAtStart(remembered: boolean | undefined): State {
  if (remembered === undefined) return { status: 'unknown' };
  return { status: remembered ? 'expected' : 'off' };
}

/** Returns the path of the call, which a sealed request hides. */
function pathOf(config: InternalAxiosRequestConfig): string {
  return outgoingIn(config).facts.call.path;
}

function isPreInfo(config: InternalAxiosRequestConfig): boolean {
  return pathOf(config) === preInfoCall.path;
}

function isRefused(answer: AxiosResponse): boolean {
  return readHeader(answer, SAFE.header) === SAFE.refused;
}

/** Returns whether a call carries a token or writes. The written data may be credentials. */
function isPrivate(config: InternalAxiosRequestConfig): boolean {
  const outgoing = outgoingIn(config);
  return outgoing.facts.caller.token !== '' || !outgoing.isRepeatable;
}
