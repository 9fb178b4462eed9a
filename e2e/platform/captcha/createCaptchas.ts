import { randomBytes } from 'node:crypto';
import { CAPTCHA_TYPES, sliderMovesSchema, type SliderMoves } from '@site/shared/wire/captcha';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check } from '@site/shared/wire/schema';
import type { Clock, Db, Reader } from '../kernel';
import { hashSecret, makeSecret, PlatformError } from '../kernel';
import type { Bond, CaptchaNeed, CarriedCaptcha } from './captcha';
import { drawPuzzle, type DrawnPuzzle } from './drawPuzzle';
import { drawText } from './drawText';
import { isDrawnSince, isSolvedByHand } from './judgeMoves';
import { networkOf } from '../limits/createLimits';
import { FREE_MISSES, MISS_REMEMBERED_MS, waitAfter } from './misses';
import type { CaptchaTables } from './tables';

/** A picture is valid for this long, and so is a pass. */
export const PASS_LIFETIME_MS = 5 * 60_000;

/** A puzzle is valid for this long. */
export const PUZZLE_LIFETIME_MS = 2 * 60_000;

const FORGOTTEN_AFTER_MS = 60 * 60_000;

/** `imageCode` of a send-code payload has room for ten characters. */
const PASS_CODE_BYTES = 6;

/** The proof in the payload of {@link Bond}. */
export interface Pass {
  readonly codeId: string;
  readonly code: string;
}

/** The text of the newest picture, or the position of the piece of the newest puzzle. */
export type Solution =
  | { readonly kind: 'graphic'; readonly id: string; readonly text: string }
  | { readonly kind: 'slider'; readonly id: string; readonly x: number };

/**
 * Pictures, puzzles and the passes that are earned with them. Each is valid for one try, however often it is tried at once: it is spent by
 * the same statement that finds it.
 */
export interface Captchas {
  showText(ip: string): Promise<{ readonly id: string; readonly image: string }>;
  /**
   * Shows a puzzle. One for a name that was often missed, from wherever, has a second hole: misses of strangers make a puzzle harder, they never keep
   * the owner of the name out.
   *
   * @throws PlatformError 6011 while the network has to wait after its misses
   */
  showPuzzle(bond: Bond): Promise<Omit<DrawnPuzzle, 'x'> & { readonly id: string }>;
  /**
   * Spends a puzzle of our own. Returns whether the piece was brought to its place by a hand, in the time that has passed here, from a network that
   * does not have to wait.
   *
   * @param output base64 of the JSON of `sliderMovesSchema`
   */
  isSolved(puzzleId: string, output: string, bond: Bond): Promise<boolean>;
  /** Records a puzzle that another server judged; false where it was submitted before. */
  takeForeign(lotNumber: string, bond: Bond): Promise<boolean>;
  makePass(bond: Bond): Promise<Pass>;
  /** Whether what a payload carries is what is needed; it is spent either way. A slider passes wherever a picture would. */
  spend(reader: Reader, need: Exclude<CaptchaNeed, 'none'>, carried: CarriedCaptcha, bond: Bond): Promise<boolean>;
  /**
   * Spends a slider pass before something that may be refused without a fault of the player's.
   *
   * @param carried undefined where the payload has no room for it: the pass is known by what it goes before
   * @returns what gives it back, to be tried with again; null where there is no such pass
   */
  lend(carried: CarriedCaptcha | undefined, bond: Bond): Promise<(() => Promise<void>) | null>;
  /** For the sandbox: of this process, the last one that was shown. */
  readonly newest: Solution | null;
  clear(): void;
}

export function createCaptchas(db: Db, clock: Clock): Captchas {
  const tables = db.withTables<CaptchaTables>();
  const before = (ms: number): Date => new Date(clock.nowMs() - ms);
  let newest: Solution | null = null;

  async function keep(
    kind: CaptchaTables['captcha_challenge']['kind'],
    id: string,
    answer: string,
    ip: string,
    bond?: Bond,
  ): Promise<boolean> {
    await tables.deleteFrom('captcha_challenge').where('ip', '=', ip).where('shown_at', '<=', before(FORGOTTEN_AFTER_MS)).execute();
    const { numInsertedOrUpdatedRows = 0n } = await tables
      .insertInto('captcha_challenge')
      .values({
        id_hash: hashSecret(id),
        kind,
        answer,
        occasion: bond?.occasion ?? null,
        name: bond?.name.toLowerCase() ?? '',
        ip,
        network: networkOf(ip),
        shown_at: clock.now(),
        spent_at: kind === 'geetest' ? clock.now() : null,
      })
      .onConflict((conflict) => conflict.column('id_hash').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  return {
    async showText(ip) {
      const { text, image } = await drawText();
      const id = makeSecret();
      await keep('graphic', id, text, ip);
      newest = { kind: 'graphic', id, text };
      return { id, image };
    },

    async showPuzzle(bond) {
      if (await isWaiting(bond, '')) throw new PlatformError(RESPONSE_CODES.frequentSubmission);
      const { count } = await countMisses('name', bond.name.toLowerCase());
      const { x, ...puzzle } = await drawPuzzle({ hasDecoy: count >= FREE_MISSES });
      const id = makeSecret();
      await keep('slider', id, x.toString(), bond.ip, bond);
      newest = { kind: 'slider', id, x };
      return { ...puzzle, id };
    },

    async isSolved(puzzleId, output, bond) {
      const row = await spendPuzzle(hashSecret(puzzleId), bond);
      if (row === undefined) return false;
      const isWaitOver = !(await isWaiting(bond, row.id_hash));
      const moves = readMoves(output);
      const isRight =
        moves !== null && isSolvedByHand(moves, Number(row.answer)) && isDrawnSince(moves, clock.nowMs() - row.shown_at.getTime());
      // A try during a wait does not make it longer: others behind the same address would never get out of it.
      if (isRight || !isWaitOver)
        await tables.updateTable('captcha_challenge').set({ is_missed: false }).where('id_hash', '=', row.id_hash).execute();
      return isRight && isWaitOver;
    },

    takeForeign: (lotNumber, bond) => keep('geetest', `geetest:${lotNumber}`, '', bond.ip, bond),

    async makePass({ occasion, name, ip }) {
      const pass: Pass = { codeId: makeSecret(), code: randomBytes(PASS_CODE_BYTES).toString('base64url') };
      await tables
        .deleteFrom('captcha_pass')
        .where('name', '=', name.toLowerCase())
        .where('passed_at', '<=', before(PASS_LIFETIME_MS))
        .execute();
      await tables
        .insertInto('captcha_pass')
        .values({
          id_hash: hashSecret(pass.codeId),
          code_hash: hashSecret(pass.code),
          occasion,
          name: name.toLowerCase(),
          ip,
          passed_at: clock.now(),
          spent_at: null,
        })
        .execute();
      return pass;
    },

    async spend(reader, need, { kaptchcate, codeId, code }, bond) {
      if (kaptchcate === CAPTCHA_TYPES.graphic && need === 'graphic') return spendText(reader, codeId, code, bond.ip);
      if (kaptchcate !== CAPTCHA_TYPES.slider) return false;
      return (await spendPasses(reader, bond, { codeId, code })).length > 0;
    },

    async lend(carried, bond) {
      if (carried !== undefined && carried.kaptchcate !== CAPTCHA_TYPES.slider) return null;
      const spent = await spendPasses(db, bond, carried);
      if (spent.length === 0) return null;
      return async () => {
        await tables.updateTable('captcha_pass').set({ spent_at: null }).where('id_hash', 'in', spent).execute();
      };
    },

    get newest() {
      return newest;
    },
    clear() {
      newest = null;
    },
  };

  /** A miss until it has turned out otherwise: of many tries at once each one counts all that have begun. */
  function spendPuzzle(idHash: string, { occasion, name, ip }: Bond) {
    return tables
      .updateTable('captcha_challenge')
      .set({ spent_at: clock.now(), is_missed: true })
      .where('id_hash', '=', idHash)
      .where('kind', '=', 'slider')
      .where('occasion', '=', occasion)
      .where('name', '=', name.toLowerCase())
      .where('ip', '=', ip)
      .where('shown_at', '>', before(PUZZLE_LIFETIME_MS))
      .where('spent_at', 'is', null)
      .returning(['id_hash', 'answer', 'shown_at'])
      .executeTakeFirst();
  }

  /** Returns whether the network has missed so often, this try apart, that its wait is not over. */
  async function isWaiting({ ip }: Bond, ownHash: string): Promise<boolean> {
    const { count, latest } = await countMisses('network', networkOf(ip), ownHash);
    return latest !== null && clock.nowMs() < latest.getTime() + waitAfter(count);
  }

  async function countMisses(
    column: 'network' | 'name',
    value: string,
    exceptHash = '',
  ): Promise<{ readonly count: number; readonly latest: Date | null }> {
    const { count, latest } = await tables
      .selectFrom('captcha_challenge')
      .select((select) => [select.fn.countAll<bigint>().as('count'), select.fn.max('spent_at').as('latest')])
      .where(column, '=', value)
      .where('is_missed', '=', true)
      .where('spent_at', '>', before(MISS_REMEMBERED_MS))
      .where('id_hash', '<>', exceptHash)
      .executeTakeFirstOrThrow();
    return { count: Number(count), latest };
  }

  async function spendText(reader: Reader, id: string, text: string, ip: string): Promise<boolean> {
    const row = await reader
      .withTables<CaptchaTables>()
      .updateTable('captcha_challenge')
      .set({ spent_at: clock.now() })
      .where('id_hash', '=', hashSecret(id))
      .where('kind', '=', 'graphic')
      .where('ip', '=', ip)
      .where('shown_at', '>', before(PASS_LIFETIME_MS))
      .where('spent_at', 'is', null)
      .returning('answer')
      .executeTakeFirst();
    return row?.answer === text.trim().toUpperCase();
  }

  /** This one, or whichever go before the same: by their hashes. */
  async function spendPasses(reader: Reader, { occasion, name, ip }: Bond, pass?: Pass): Promise<readonly string[]> {
    const unspent = reader
      .withTables<CaptchaTables>()
      .updateTable('captcha_pass')
      .set({ spent_at: clock.now() })
      .where('occasion', '=', occasion)
      .where('name', '=', name.toLowerCase())
      .where('ip', '=', ip)
      .where('passed_at', '>', before(PASS_LIFETIME_MS))
      .where('spent_at', 'is', null);
    const meant = pass ? unspent.where('id_hash', '=', hashSecret(pass.codeId)).where('code_hash', '=', hashSecret(pass.code)) : unspent;
    const rows = await meant.returning('id_hash').execute();
    return rows.map(({ id_hash: hash }) => hash);
  }
}

/** Null for data that is not a path. */
function readMoves(output: string): SliderMoves | null {
  try {
    const result = check(sliderMovesSchema, JSON.parse(Buffer.from(output, 'base64').toString('utf8')) as unknown);
    return result.issues === undefined ? result.value : null;
  } catch {
    return null;
  }
}
