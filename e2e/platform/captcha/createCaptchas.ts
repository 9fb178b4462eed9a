import { randomBytes, randomInt } from 'node:crypto';
import { CAPTCHA_TYPES, sliderMovesSchema, type SliderMoves } from '@site/shared/wire/captcha';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check } from '@site/shared/wire/schema';
import type { Clock, Db, Reader } from '../kernel';
import { hashSecret, makeSecret, PlatformError } from '../kernel';
import type { Bond, CaptchaNeed, CarriedCaptcha } from './captcha';
import { drawPuzzle, type DrawnPuzzle } from './drawPuzzle';
import { isDrawnSince, isSolvedByHand } from './judgeMoves';
import { networkOf } from '../limits/createLimits';
import { FREE_MISSES, MISS_REMEMBERED_MS, waitAfter } from './misses';
import type { CaptchaTables } from './tables';
import svgCaptcha from 'svg-captcha';
import { renderPng } from './renderPng';

const WIDTH = 160;
const HEIGHT = 56;
const LENGTH = 4;

/**
 * Upper-case letters and digits without lookalikes: no 0 and O, 1 and I, 5 and S, 2 and Z, 8 and B, G, L, Q, U and V.
 */
const CHARACTERS = 'ACDEFHJKMNPRTWXY34679';

const PAPER = '#f2ede1';

/**
 * The module's own texts come from a predictable generator, so it gets a text to draw. Its types omit this function.
 */
const drawSvg = svgCaptcha as unknown as (
  text: string,
  options: { readonly width: number; readonly height: number; readonly fontSize: number; readonly noise: number },
) => string;

/** Picture of a text to type in. */
interface DrawnText {
  readonly text: string;
  /** `data:image/png;base64,…`, 160 by 56. */
  readonly image: string;
}

/** Draws dark bent letters under two lines on paper. Takes about 15 ms. */
async function drawText(): Promise<DrawnText> {
  const text = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
  return { text, image: await renderPng(drawSvg(text, { width: WIDTH, height: HEIGHT, fontSize: 54, noise: 2 }), PAPER) };
}

/** Lifetime of a picture and of a pass. */
export const PASS_LIFETIME_MS = 5 * 60_000;

export const PUZZLE_LIFETIME_MS = 2 * 60_000;

const FORGOTTEN_AFTER_MS = 60 * 60_000;

/** `imageCode` in a send-code payload holds ten characters. */
const PASS_CODE_BYTES = 6;

/** Proof that a captcha was solved, sent in the payload of the call that the {@link Bond} names. */
export interface Pass {
  readonly codeId: string;
  readonly code: string;
}

/** Text of the newest picture, or position of the piece of the newest puzzle. */
export type Solution =
  | { readonly kind: 'graphic'; readonly id: string; readonly text: string }
  | { readonly kind: 'slider'; readonly id: string; readonly x: number };

/**
 * Pictures, puzzles, and the passes that players get by solving them. Each is valid for one attempt, even when attempts
 * are concurrent, because the statement that finds it also spends it.
 */
export interface Captchas {
  showText(ip: string): Promise<{ readonly id: string; readonly image: string }>;
  /**
   * Shows a puzzle. A login name with many misses, from any address, gets a second hole. Misses of strangers make the
   * puzzle harder, but never lock the owner out.
   *
   * @throws PlatformError 6011 while the network has to wait after its misses
   */
  showPuzzle(bond: Bond): Promise<Omit<DrawnPuzzle, 'x'> & { readonly id: string }>;
  /**
   * Spends a puzzle of the platform. Returns true when a human moved the piece to its place, in the time measured here,
   * from a network that does not have to wait.
   *
   * @param output base64 of the JSON of `sliderMovesSchema`
   */
  isSolved(puzzleId: string, output: string, bond: Bond): Promise<boolean>;
  /** Records a puzzle that another server judged. Returns false when it was submitted before. */
  takeForeign(lotNumber: string, bond: Bond): Promise<boolean>;
  makePass(bond: Bond): Promise<Pass>;
  /**
   * Spends the captcha in the payload. Returns true when it meets the need. A slider pass is accepted wherever a
   * picture is needed.
   */
  spend(reader: Reader, need: Exclude<CaptchaNeed, 'none'>, carried: CarriedCaptcha, bond: Bond): Promise<boolean>;
  /**
   * Spends a slider pass before a call that may be refused through no fault of the player.
   *
   * @param carried undefined when the payload has no field for it; the pass is then found by its occasion, name and
   * address
   * @returns a function that gives the pass back for another attempt, or null when there is no such pass
   */
  lend(carried: CarriedCaptcha | undefined, bond: Bond): Promise<(() => Promise<void>) | null>;
  /** Last solution shown by this process. The sandbox reads it. */
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
      // An attempt during a wait does not prolong it. Otherwise others behind the same address could wait forever.
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

  /** Spends the puzzle and counts it as missed until it is judged, so that concurrent attempts count each other. */
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

  /** Returns true when the network has to wait because of its earlier misses, without this attempt. */
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

  /** Spends the given pass, or all passes for the same occasion, name and address. Returns their hashes. */
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

/** Returns null when the data is not a path. */
function readMoves(output: string): SliderMoves | null {
  try {
    const result = check(sliderMovesSchema, JSON.parse(Buffer.from(output, 'base64').toString('utf8')) as unknown);
    return result.issues === undefined ? result.value : null;
  } catch {
    return null;
  }
}
