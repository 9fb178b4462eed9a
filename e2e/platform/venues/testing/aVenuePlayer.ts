import { randomUUID } from 'node:crypto';
import type { Call } from '@site/shared/wire/call';
import type { Envelope } from '@site/shared/wire/envelope';
import { autoTransferCall, recycleCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { gamePayloadSchema, launchCall } from '@site/shared/wire/launch';
import type { RoundDecision, RoundReport, RoundResult } from '../../kernel';
import { fen, parseYuan, ZERO_FEN } from '../../kernel';
import { answerOf } from '../../testing/answerOf';
import type { TestPlatform } from '../../testing/startTestPlatform';

/** Requested outcome of a round: a payout in wire money, and a jackpot if one is hit. */
export interface Outcome {
  readonly payout?: string;
  /** Part of stake and payout that was only reserved. */
  readonly released?: string;
  readonly jackpot?: RoundDecision['jackpot'];
}

/** Signed-in member with central money and automatic transfer, who transfers money to venues and plays there. */
export interface VenuePlayer {
  readonly token: string;
  send<Request>(call: Call<Request, unknown>, body: Request, key?: string): Promise<Envelope>;
  transfer(ty: '1' | '2', channelCode: string, amount: string, key?: string): Promise<Envelope>;
  recycle(channelCode?: string, key?: string): Promise<Envelope>;
  outcome(key: string): Promise<Envelope>;
  /** Sets automatic transfer; without a limit the current one does not change. */
  setAutoTransfer(status: '0' | '1', limit?: string): Promise<Envelope>;
  /** Returns the balances of `CENTER` and of every venue with money. */
  wallets(): Promise<Readonly<Record<string, string>>>;
  turnoverLeft(enName: string): Promise<string | undefined>;
  launch(enName: string, gameCode: string, extras?: { isActivity?: boolean; trial?: boolean }): Promise<Envelope>;
  /** Launches a game, opens the session of its ticket and returns the session token. */
  enter(enName: string, gameCode: string, extras?: { isActivity?: boolean; trial?: boolean }): Promise<string>;
  play(session: string, stake: string, outcome?: Outcome, roundId?: string): Promise<RoundResult>;
}

export async function aVenuePlayer(site: TestPlatform, central: string, name = 'player1', password = 'player123'): Promise<VenuePlayer> {
  const token = await site.signIn(name, password);
  await site.sandbox(`member/${name}/balance`, { central });
  const player: VenuePlayer = {
    token,
    send: (call, body, key) => site.send(call, body, { token, ...(key === undefined ? {} : { key }) }),
    transfer: (ty, channelCode, amount, key = randomUUID()) =>
      player.send(venueTransferCall, { channelCode, amount, ty, isActivity: false }, key),
    recycle: (channelCode, key = randomUUID()) => player.send(recycleCall, channelCode === undefined ? {} : { channelCode }, key),
    outcome: (key) => player.send(transferOutcomeCall, { key }),
    setAutoTransfer: (status, limit) => player.send(autoTransferCall, { status, ...(limit === undefined ? {} : { limit }) }),
    async wallets() {
      const { list } = answerOf(allBalanceCall, await player.send(allBalanceCall, { category: '8' }));
      return Object.fromEntries(
        list.filter(({ enName, balance }) => enName === 'CENTER' || balance !== '0.00').map(({ enName, balance }) => [enName, balance]),
      );
    },
    async turnoverLeft(enName) {
      const { list } = answerOf(allBalanceCall, await player.send(allBalanceCall, { category: '' }));
      return list.find((each) => each.enName === enName)?.turnoverLeft;
    },
    launch: (enName, gameCode, extras = {}) => player.send(launchCall, { enName, gameCode, ...extras }),
    async enter(enName, gameCode, extras) {
      const opened = await site.platform.bank.openSession(ticketOf(await player.launch(enName, gameCode, extras)));
      if (opened === null) throw new Error('the ticket opened nothing');
      return opened.token;
    },
    play: (session, stake, { payout = '0.00', released = '0.00', jackpot = null } = {}, roundId = randomUUID()) =>
      site.platform.bank.play(session, {
        roundId,
        stake: amount(stake),
        decide: () => ({
          payout: amount(payout),
          released: amount(released),
          exposure: fen(amount(stake) - amount(released)),
          jackpot,
          detail: { reels: [1, 2, 3] },
          report: A_REPORT,
        }),
      }),
  };
  await player.setAutoTransfer('1');
  return player;
}

/** Report as a game writes it. */
export const A_REPORT: RoundReport = { summary: { 'zh-CN': '没有中奖线', 'zh-TW': '沒有中獎線' }, facts: [], proof: null };

/** Extracts the ticket from a URL, a path or a payload, depending on how the venue opens. */
export function ticketOf(launched: Envelope): string {
  const { url } = answerOf(launchCall, launched);
  if (!url.startsWith('{')) return new URL(url, 'http://localhost').searchParams.get('ticket') ?? '';
  return gamePayloadSchema.parse(JSON.parse(url)).token;
}

function amount(text: string) {
  return fen(parseYuan(text) ?? ZERO_FEN);
}
