import { playVisit } from '@site/venues';
import { recycleCall, venueTransferCall } from '@site/shared/wire/games';
import { gamePayloadSchema, launchCall } from '@site/shared/wire/launch';
import { allBalanceCall } from '@site/shared/wire/wallets';
import type { ActionOf } from '../scene';
import { ensureFunds } from './deposit';
import { yuanText, type Stage } from './performer';

/** Transfers money to a venue, plays there, and transfers back what is left. */
export async function playAt(stage: Stage, { venue, rounds, stake }: Omit<ActionOf<'play'>, 'do'>): Promise<void> {
  const { person, life, dice, games } = stage;
  const offered = games.filter(({ enName }) => enName === venue);
  const game = offered[dice.below(offered.length)];
  if (game === undefined) throw new Error(`the venue "${venue}" offers no game`);
  const brought = Math.max(10, Math.ceil((rounds * stake) / 10) * 10);
  await ensureFunds(stage, brought);
  const { list } = await person.ask(allBalanceCall, { category: '8' });
  const hasWallet = list.some(({ enName }) => enName === venue);
  if (hasWallet) await person.ask(venueTransferCall, { channelCode: venue, amount: yuanText(brought), ty: '1', isActivity: false });
  life.pass(20);
  const { url } = await person.ask(launchCall, { enName: venue, gameCode: game.gameCode, isActivity: true });
  const clock = {
    get nowMs() {
      return life.clock.nowMs();
    },
    set nowMs(epochMs: number) {
      if (epochMs > life.clock.nowMs()) life.clock.set(epochMs);
    },
  };
  const visit = { ...entryOf(url), gameCode: game.gameCode, rounds, stake, clock, random: () => dice.next() };
  await life.visitVenue(() => playVisit(visit));
  if (hasWallet) await person.ask(recycleCall, { channelCode: venue });
}

/** Returns the address of the game's server and its launch ticket. */
function entryOf(url: string): { readonly url: string; readonly ticket: string } {
  if (url.startsWith('{')) {
    const payload = gamePayloadSchema.parse(JSON.parse(url));
    return { url: new URL(payload.url).origin, ticket: payload.token };
  }
  const address = new URL(url);
  return { url: address.origin, ticket: address.searchParams.get('ticket') ?? '' };
}
