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

/** What a round is to bring: wire money, and a pool where one is hit. */
export interface Outcome {
  readonly payout?: string;
  /** Of stake and payout, what was only reserved. */
  readonly released?: string;
  readonly jackpot?: RoundDecision['jackpot'];
}

/** A signed-in member with money in the central wallet, who has chosen automatic transfer, moves it into venues and plays there. */
export interface VenuePlayer {
  readonly token: string;
  send<Request>(call: Call<Request, unknown>, body: Request, key?: string): Promise<Envelope>;
  transfer(ty: '1' | '2', channelCode: string, amount: string, key?: string): Promise<Envelope>;
  recycle(channelCode?: string, key?: string): Promise<Envelope>;
  outcome(key: string): Promise<Envelope>;
  /** Without a limit the one that is set stays. */
  setAutoTransfer(status: '0' | '1', limit?: string): Promise<Envelope>;
  /** `CENTER` and every venue with a balance. */
  wallets(): Promise<Readonly<Record<string, string>>>;
  turnoverLeft(enName: string): Promise<string | undefined>;
  launch(enName: string, gameCode: string, extras?: { isActivity?: boolean; trial?: boolean }): Promise<Envelope>;
  /** Launches and opens the session of the ticket; answers its token. */
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

/** As a game writes it. */
export const A_REPORT: RoundReport = { summary: { 'zh-CN': '没有中奖线', 'zh-TW': '沒有中獎線' }, facts: [], proof: null };

/** Out of an address, a path or a payload, whichever the venue opens by. */
export function ticketOf(launched: Envelope): string {
  const { url } = answerOf(launchCall, launched);
  if (!url.startsWith('{')) return new URL(url, 'http://localhost').searchParams.get('ticket') ?? '';
  return gamePayloadSchema.parse(JSON.parse(url)).token;
}

function amount(text: string) {
  return fen(parseYuan(text) ?? ZERO_FEN);
}
