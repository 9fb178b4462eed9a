import { randomUUID } from 'node:crypto';
import { bindOtherCall } from '@site/shared/wire/accounts';
import { quoteSchema, type WireQuote } from '@site/shared/wire/bets';
import type { Envelope } from '@site/shared/wire/envelope';
import { payCall } from '@site/shared/wire/funds';
import { recycleCall, venueTransferCall } from '@site/shared/wire/games';
import { launchCall } from '@site/shared/wire/launch';
import { resourceCall } from '@site/shared/wire/resource';
import { memberInfoCall } from '@site/shared/wire/user';
import { answerOf } from '../../testing/answerOf';
import type { TestPlatform } from '../../testing/startTestPlatform';

/** Personal data of a member. */
export interface Facts {
  readonly realName?: string;
  readonly gender?: 'male' | 'female';
  readonly birthday?: string;
}

/** `unbound1`, a member without personal data and with ¥200.00, who sends calls directly. */
export interface Stranger {
  readonly token: string;
  state(facts: Facts): Promise<Envelope>;
  /** Returns what the platform requires of the member, or undefined. */
  standing(): Promise<string | undefined>;
  pay(type?: string, key?: string): Promise<Envelope>;
  quote(): Promise<WireQuote>;
  place(quote: WireQuote, key?: string): Promise<Envelope>;
  bet(key?: string): Promise<Envelope>;
  launch(extras?: { readonly isActivity?: boolean; readonly trial?: boolean }, enName?: string): Promise<Envelope>;
  transfer(direction: 'in' | 'out', amount?: string, enName?: string): Promise<Envelope>;
  recycle(): Promise<Envelope>;
}

export async function aStranger(site: TestPlatform): Promise<Stranger> {
  const token = await site.signIn('unbound1', 'unbound123');
  await site.sandbox('member/unbound1/balance', { central: '200.00' });
  const sports = (method: string, request: object, key?: string): Promise<Envelope> => {
    const body = { method, enName: 'CRTY' as const, Request: { ...request, timestamp: 0, token, language: 'zh-cn', ip: '' } };
    return site.send(resourceCall, body, { token, ...(key === undefined ? {} : { key }) });
  };

  const player: Stranger = {
    token,
    state: (facts) => site.send(bindOtherCall, facts, { token }),
    standing: async () => answerOf(memberInfoCall, await site.send(memberInfoCall, { isPop: false }, { token })).identity,
    pay: (type = 'BANK', key = randomUUID()) => site.send(payCall, { type, amount: '100.00' }, { token, key }),
    async quote() {
      const markets = [{ w: 'M', prices: { MH: '1.90', MC: '4.10', MN: '3.40' } }];
      const { gameId } = (await site.sandbox('match/create', { startsInSeconds: 3600, markets })) as { readonly gameId: string };
      const selections = [{ gameId, w: 'M', r: 'MH' }];
      return quoteSchema.parse((await sports('quote', { mode: 'single', oddsType: 'H', selections, stake: '50.00' })).data);
    },
    place: ({ quoteId }, key = randomUUID()) => sports('place', { quoteId, stake: '50.00', policy: 'better' }, key),
    bet: async (key) => player.place(await player.quote(), key),
    launch: (extras = {}, enName = 'JGDZ') =>
      site.send(launchCall, { enName, gameCode: enName === 'JGDZ' ? 'JG-pearl' : '', ...extras }, { token }),
    transfer: (direction, amount = '50.00', enName = 'JGDZ') =>
      site.send(
        venueTransferCall,
        { channelCode: enName, amount, ty: direction === 'in' ? '1' : '2', isActivity: true },
        { token, key: randomUUID() },
      ),
    recycle: () => site.send(recycleCall, {}, { token, key: randomUUID() }),
  };
  return player;
}
