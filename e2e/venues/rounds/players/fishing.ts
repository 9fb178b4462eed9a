import { setTimeout as pause } from 'node:timers/promises';
import { askPage, openPage } from '../../conformance/askPage';
import { RETURN, SLICE_MS } from '../../fishing/engine';
import { FISHING_GAMES } from '../../fishing/games';
import { batchAnswerSchema, hallSchema, sessionSchema, type BatchRound } from '../../fishing/protocol';
import { aBatch, fishIn } from '../../fishing/testing/aBatch';
import type { House } from '../runRounds';
import type { Terms } from '../weigh';

const IN_EACH_HALL = 8;
const SHOTS = 5;
/** Clock time per batch; a cannon fires eight times a second. */
const BATCH_MS = 700;
const SHARE = RETURN.over / RETURN.under;

interface Gunner {
  readonly token: string;
  readonly caught: Set<string>;
}

export async function playFishing(house: House): Promise<void> {
  const halls = await Promise.all(
    FISHING_GAMES.map(async ({ enName, gameCode }) => ({
      gunners: await Promise.all(
        Array.from({ length: IN_EACH_HALL }, async (): Promise<Gunner> => {
          const { ticket } = house.ticketFor(enName, gameCode);
          return { token: (await openPage(house.url, ticket, sessionSchema)).token, caught: new Set() };
        }),
      ),
    })),
  );
  await Promise.all(halls.map(({ gunners }, place) => shootIn(house, gunners, FISHING_GAMES[place]?.bullets[0] ?? 0n)));
}

async function shootIn(house: House, gunners: readonly Gunner[], bullet: bigint): Promise<void> {
  const wireBullet = (Number(bullet) / 100).toFixed(2);
  let waters = await askPage(`${house.url}/api/hall`, {}, { token: gunners[0]?.token ?? '', schema: hallSchema });
  let readAt = house.clock.nowMs;
  while (!house.isEnough()) {
    if (house.clock.nowMs - readAt > SLICE_MS) {
      waters = await askPage(`${house.url}/api/hall`, {}, { token: gunners[0]?.token ?? '', schema: hallSchema });
      readAt = house.clock.nowMs;
    }
    if (waters === null) throw new Error('a session is over');
    const here = fishIn(waters, house.clock.nowMs);
    const round = new AbortController();
    const firing = Promise.all(
      gunners.map(async ({ token, caught }) => {
        const fish = here.filter(({ id }) => !caught.has(id));
        const aimed = Array.from({ length: SHOTS }, () => fish[Math.floor(house.random() * fish.length)]?.id ?? '0-0');
        const answer = await askPage(`${house.url}/api/fire`, aBatch(aimed, wireBullet), { token, schema: batchAnswerSchema });
        if (answer === null) throw new Error('a batch was refused');
        if (answer.outcome !== 'played') return;
        house.note(answer.round.roundId, termsOfBatch(answer.round));
        for (const shot of answer.round.shots)
          if (shot.outcome === 'caught') for (const { fish: id } of [shot, ...shot.prey]) caught.add(id);
      }),
    ).finally(() => {
      round.abort();
    });
    // A batch that is sent again counts as new shots for the rate limit, so the clock must move on.
    while (!round.signal.aborted) {
      await Promise.race([pause(40), firing]);
      house.clock.moveTo(house.clock.nowMs + BATCH_MS / 3);
    }
    await firing;
  }
}

/**
 * Calculates the terms from each shot's multiplier. Earlier shots of the batch decide which fish are there, not the
 * chance of a shot.
 */
function termsOfBatch({ roundId, shots }: BatchRound): Terms {
  let stake = 0;
  let variance = 0;
  for (const shot of shots) {
    if (shot.outcome === 'gone') continue;
    const bullet = 100 * Number(shot.bullet);
    stake += bullet;
    variance += bullet ** 2 * (SHARE * shot.multiplier - SHARE ** 2);
  }
  return { group: roundId, stake, mean: stake * (SHARE - 1), deviation: Math.sqrt(variance) };
}
