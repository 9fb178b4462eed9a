import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import type { RoundResult } from '../kernel';
import { parseYuan, ZERO_FEN } from '../kernel';
import { platformForTests } from '../testing/platformForTests';
import { aVenuePlayer, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';

const GAMES = { JGDZ: 'JG-pearl', WXDZ: 'WX-lotus', QKDZ: 'QK-panda' } as const;

const site = platformForTests(undefined, TEST_GAMES);
let player: VenuePlayer;

const yuan = fc.integer({ min: 1, max: 40_000 }).map((fen) => (fen / 100).toFixed(2));
const venue = fc.constantFrom('JGDZ' as const, 'WXDZ' as const, 'QKDZ' as const);
const step = fc.oneof(
  fc.record({
    do: fc.constant('transfer' as const),
    ty: fc.constantFrom('1' as const, '2' as const),
    venue,
    amount: yuan,
    twice: fc.boolean(),
  }),
  fc.record({ do: fc.constant('recycle' as const), venue: fc.option(venue, { nil: undefined }) }),
  fc.record({ do: fc.constant('launch' as const), venue, isActivity: fc.boolean() }),
  fc.record({ do: fc.constant('play' as const), venue, amount: yuan, payout: yuan, isWon: fc.boolean(), twice: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

it('transfers, recyclings, launches and rounds at the same time neither lose nor make a fen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), fc.boolean(), async (steps, isAutomatic) => {
      await site.sandbox('reset', {});
      player = await aVenuePlayer(site, '500.00');
      await player.setAutoTransfer(isAutomatic ? '1' : '0');
      const sessions = { JGDZ: await enter('JGDZ'), WXDZ: await enter('WXDZ'), QKDZ: await enter('QKDZ') };

      const rounds = (await Promise.all(steps.map((each) => take(each, sessions)))).flat();

      const won = rounds.reduce((sum, { payout, stake }) => sum + payout - stake, 0n);
      const wallets = Object.values(await player.wallets()).map((text) => parseYuan(text) ?? ZERO_FEN);
      expect(wallets.reduce((sum, each) => sum + each, 0n)).toBe(50_000n + won);
      expect(wallets.every((each) => each >= 0n)).toBe(true);
      expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
    }),
    { numRuns: runs(3, 8) },
  );
});

const enter = (enName: keyof typeof GAMES): Promise<string> => player.enter(enName, GAMES[enName], { isActivity: true });

/** Executes a step, once or twice with one key, and returns the played rounds. */
async function take(each: Step, sessions: Readonly<Record<keyof typeof GAMES, string>>): Promise<readonly Played[]> {
  const key = randomUUID();
  switch (each.do) {
    case 'transfer': {
      const once = () => player.transfer(each.ty, each.venue, each.amount, key);
      await Promise.all(each.twice ? [once(), once()] : [once()]);
      return [];
    }
    case 'recycle':
      await player.recycle(each.venue, key);
      return [];
    case 'launch':
      await player.launch(each.venue, GAMES[each.venue], { isActivity: each.isActivity });
      return [];
    case 'play': {
      const once = () => player.play(sessions[each.venue], each.amount, { payout: each.isWon ? each.payout : '0.00' }, key);
      return playedOf(await Promise.all(each.twice ? [once(), once()] : [once()]));
    }
  }
}

interface Played {
  readonly stake: bigint;
  readonly payout: bigint;
}

function playedOf(results: readonly RoundResult[]): readonly Played[] {
  return results.flatMap((result) => (result.kind === 'played' ? [result.round] : []));
}
