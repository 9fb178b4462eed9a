import type { Logger, ServerClock } from '@site/shared/contract/services';
import type * as Crypto from '@site/shared/crypto';
import { DECRYPTED_DATA_PREFIX, LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';
import { HEADERS } from '@site/shared/wire/envelope';
import { SAFE } from '@site/shared/wire/security';
import { preInfoCall, type PreInfo } from '@site/shared/wire/site';
import { within } from '../services/within';
import { createSeal, type Seal } from './seal';
import type { RawAnswer, RawRequest, SendRaw } from './sendRaw';

/** How long a read of a guest waits at the start of a page for the key of the safe switch, which was on for an earlier page. */
export const SAFE_KEY_WAIT_MS = 3000;

/** The ciphers, whose code is fetched when first needed: a switch that is off costs nothing. */
export type LoadCrypto = () => Promise<typeof Crypto>;

export interface SafeSwitchPorts {
  readonly sendRaw: SendRaw;
  readonly storage: SafeStorage;
  readonly logger: Logger;
  /** The server's, for the time in a sealed message. */
  readonly clock: Pick<ServerClock, 'now'>;
  readonly loadCrypto: LoadCrypto;
  /** Fetches the pre-info, which arrives by `applySite`. Resolves to false on failure; never rejects. */
  readonly askSite: () => Promise<boolean>;
}

export interface SafeSwitch {
  /** Sends a call as the switch demands. */
  readonly sendRaw: SendRaw;
  /** Applies the site's configuration. */
  applySite(config: Pick<PreInfo['siteBaseConfig'], 'safeSwitch' | 'safeVersion' | 'cipherKey'>): void;
  /** On, or expected to be. */
  isOn(): boolean;
}

/** How calls are sealed: as the specification has it, or in the newer form, which proves who sealed what and when. */
type Form = 'cbc' | 'gcm';

type State =
  | { readonly status: 'unknown' }
  | { readonly status: 'off' }
  | { readonly status: 'expected' }
  | { readonly status: 'on'; readonly key: string; readonly form: Form };

/**
 * The safe switch: while it is on, address and body of a call are encrypted, and the answer is decrypted before it is interpreted.
 *
 * | state    | means                                             | a private call             | a read of a guest                         |
 * |----------|---------------------------------------------------|----------------------------|-------------------------------------------|
 * | unknown  | this device has not seen the site yet             | waits for the pre-info     | travels in the clear                      |
 * | expected | it was on for an earlier page; the key is missing | waits for the pre-info     | waits 3 s at most, then travels in the clear |
 * | off      |                                                   | travels in the clear       | travels in the clear                      |
 * | on       | the key is known                                  | travels sealed, or not at all | travels sealed, or not at all          |
 *
 * A private call carries a token or writes: it is not sent unless the state of the switch is known. The pre-info itself carries no token.
 *
 * An answer that reports another state makes the page fetch the pre-info again in the background. A call whose key was refused was not carried
 * out; it is sent once more with the new key, where it may be.
 *
 * The newer form is used where both sides know it. A page that was offered it never goes back to the other, whatever a later pre-info says. In it an
 * answer in the clear proves nothing: a call that was refused to the end counts as one without an answer.
 *
 * Implements R-HTTP-09 to R-HTTP-12, R-STORE-11.
 */
export function createSafeSwitch({ sendRaw, storage, logger, clock, loadCrypto, askSite }: SafeSwitchPorts): SafeSwitch {
  let state: State = stateAtStart(storage.read(LOCAL_ENTRIES.safeSwitch));
  let seal: { readonly key: string; readonly form: Form; readonly made: Promise<Seal> } | undefined;
  /** The newer form was used by this page. */
  let isNewerKnown = false;
  /** The wait of the reads of guests, once for a page. */
  let waiting: Promise<unknown> | undefined;
  /** The last reported state that made the page fetch the pre-info: the same state does not cause another request. */
  let askedFor: string | undefined;

  async function sendInCurrentState(request: RawRequest): Promise<RawAnswer> {
    if (state.status !== 'on') return sendRaw(request);
    try {
      const answer = await (await sealFor(state)).send(request, sendRaw);
      if (answer.kind === 'altered') logger.error('answer not sealed for its call', { path: request.path });
      return answer;
    } catch (error) {
      logger.error('cipher not available', { path: request.path, error });
      return { kind: 'unreachable' };
    }
  }

  function sealFor({ key, form }: Extract<State, { readonly status: 'on' }>): Promise<Seal> {
    if (seal?.key !== key || seal.form !== form) seal = { key, form, made: makeSeal(key, form) };
    const { made } = seal;
    // Code that could not be fetched is fetched again by the next call.
    made.catch(() => {
      if (seal?.made === made) seal = undefined;
    });
    return made;
  }

  async function makeSeal(key: string, form: Form): Promise<Seal> {
    if (form === 'cbc') return createSeal(await loadCrypto(), key);
    return (await import('./gcmSeal')).createGcmSeal(key, clock.now);
  }

  /** The form that the pre-info offers, or the newer one where it did before. Browsers have the cipher on pages that came over TLS, or from this machine. */
  function formOf(version = 1): Form {
    const isOffered = version >= SAFE.version && 'subtle' in crypto;
    if (isNewerKnown && !isOffered) logger.error('newer form of the safe switch taken back');
    isNewerKnown ||= isOffered;
    return isNewerKnown ? 'gcm' : 'cbc';
  }

  const mustWait = (request: RawRequest): boolean => state.status === 'expected' || (state.status === 'unknown' && isPrivate(request));

  /** @returns whether the call may be sent */
  async function waitForSite(request: RawRequest): Promise<boolean> {
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
    async sendRaw(request) {
      if (request.path === preInfoCall.path) return sendRaw({ ...request, headers: { ...request.headers, [HEADERS.token]: '' } });
      if (mustWait(request) && !(await waitForSite(request))) return { kind: request.signal?.aborted ? 'aborted' : 'unreachable' };
      const answer = await sendInCurrentState(request);
      if (answer.kind !== 'answered') return answer;
      if (answer.safe !== SAFE.refused) {
        follow(answer.safe);
        return answer;
      }
      logger.warn('key refused', { path: request.path });
      const last = (await askSite()) && request.isRepeatable ? await sendInCurrentState(request) : answer;
      return isNewerKnown && last.kind === 'answered' && last.safe === SAFE.refused ? { kind: 'unreachable' } : last;
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

/** Returns true if a call carries a token, or writes: what it writes may be credentials. */
function isPrivate({ headers, isRepeatable }: RawRequest): boolean {
  return headers[HEADERS.token] !== '' || !isRepeatable;
}
