import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import type { WireEditedBet, WirePlacement } from '@site/shared/wire/bets';
import type { Member } from '../../kernel';
import { auditLedger } from '../../ledger/audit';
import { cashOutOffer, quoteTogether } from '../testing/combinedBets';
import { aMatchInPlay, aMatchToCome, type Selection } from '../testing/matches';
import { sportsbookForTests } from '../testing/sportsbookForTests';

const book = sportsbookForTests();

/** Index of one of the three matches, or of one of the member's open tickets. */
const which = fc.integer({ min: 0, max: 2 });
const side = fc.constantFrom('H', 'C');

const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      match: which,
      side,
      stake: fc.integer({ min: 900, max: 12_000 }),
      oddsType: fc.constantFrom('H', 'M', 'I', 'A'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('combine' as const),
      mode: fc.constantFrom('parlay', 'system'),
      stake: fc.integer({ min: 1_000, max: 3_000 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('cash-out' as const), ticket: which, share: fc.constantFrom(1, 2, 3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('target' as const), ticket: which, percent: fc.constantFrom(97, 100, 104, 0) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('edit' as const), ticket: which, match: which, stake: fc.integer({ min: 900, max: 9_000 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(2_000, 5_000, 9_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('goal' as const), match: which, side, lateMs: fc.constantFrom(0, 4_000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('price' as const), match: which, raw: fc.integer({ min: 80, max: 105 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('end' as const), match: which, home: which, away: which, isAbandoned: fc.boolean() }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

interface Story {
  readonly member: Member;
  /** One match in play, two to come. */
  readonly matches: readonly { readonly gameId: string; readonly w: string; isOver: boolean }[];
}

describe('any sequence of bets, decisions, cash-outs of tickets and parts by a press or a target, edits and settlements', () => {
  it('keeps all money in the ledger, holds exactly the open risks, and takes each intention once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 14, maxLength: 22, size: 'max' }), async (actions) => {
        const story = await begin();
        for (const each of actions) {
          await run(story, each);
          expect(await book.auditProblems()).toEqual([]);
        }
        for (const match of story.matches) await end(match, { home: 1, away: 1, isAbandoned: false });
        await book.pass(10_000);

        const { balances } = await auditLedger(book.db);
        const inBook = ['member-central', 'member-held', 'house', 'adjustment'].map((kind) =>
          Math.round(Number(balances[kind] ?? 0) * 100),
        );
        expect(inBook.reduce((sum, each) => sum + each, 0)).toBe(0);
        expect(await book.balanceOf(story.member)).toMatchObject({ held: 0n });
        expect(await book.openBets(story.member)).toEqual([]);
      }),
      { numRuns: runs(3, 10) },
    );
  });
});

async function begin(): Promise<Story> {
  const member = await book.aMember(50_000n);
  const live = await aMatchInPlay(book);
  const [first, second] = [await aMatchToCome(book), await aMatchToCome(book)];
  const matches = [
    { gameId: live.gameId, w: 'RE', isOver: false },
    { gameId: first.gameId, w: 'R', isOver: false },
    { gameId: second.gameId, w: 'R', isOver: false },
  ];
  return { member, matches };
}

async function run(story: Story, each: Action): Promise<void> {
  const { member, matches } = story;
  switch (each.do) {
    case 'bet':
      return placeTwice(member, [selectionOf(matches[each.match], each.side)], { ...each, mode: 'single' });
    case 'combine': {
      const selections = matches.map((match) => selectionOf(match, 'H'));
      return placeTwice(member, selections, { ...each, oddsType: 'H', ...(each.mode === 'system' && { folds: [2, 3] }) });
    }
    case 'cash-out':
      return cashOutTwice(member, each);
    case 'target':
      return setTarget(member, each);
    case 'edit':
      return editTwice(member, each.ticket, selectionOf(matches[each.match], 'C'), (each.stake / 100).toFixed(2));
    case 'pass':
      return book.pass(each.ms);
    case 'end':
      return end(matches[each.match], { ...each, home: each.home + 1 });
    default:
      return disturb(matches[each.match], each);
  }
}

/**
 * Places a bet twice, as after a lost response. Both responses must be equal, and a refused bet must not take money.
 */
async function placeTwice(
  member: Member,
  selections: readonly Selection[],
  { mode, oddsType, stake: fen, folds }: { mode: string; oddsType: string; stake: number; folds?: readonly number[] },
): Promise<void> {
  const before = await book.balanceOf(member);
  const { quoteId } = await quoteTogether(book, member, selections, { mode: mode as 'single', oddsType, ...(folds && { folds }) });
  const [request, key] = [{ quoteId, stake: (fen / 100).toFixed(2), policy: 'better' }, randomUUID()];
  const placed = (await book.ask('place', request, member, key)) as WirePlacement;
  expect(await book.ask('place', request, member, key)).toEqual(placed);
  const after = await book.balanceOf(member);
  expect(after.central + after.held).toBe(before.central + before.held);
  if (placed.state === 'rejected') expect(after).toEqual(before);
}

/**
 * Cashes out a ticket twice with the same key.
 *
 * @param share the whole stake, or a half or third of it when that part can be paid for
 */
async function cashOutTwice(member: Member, { ticket: index, share }: { ticket: number; share: number }): Promise<void> {
  const ticket = (await book.openBets(member))[index];
  if (!ticket) return;
  const stake = share === 1 ? undefined : (Math.floor((Number(ticket.stake) * 100) / share) / 100).toFixed(2);
  const offer = await cashOutOffer(book, member, ticket.ticket_id, stake);
  if (offer.state !== 'offered') return;
  const [before, key] = [await book.balanceOf(member), randomUUID()];
  const answer = await book.ask('cashOut', { quoteId: offer.quoteId }, member, key);
  expect(await book.ask('cashOut', { quoteId: offer.quoteId }, member, key)).toEqual(answer);
  const { state } = answer as { state: string };
  const paid = state === 'paid' ? BigInt(offer.amount.replace('.', '')) : 0n;
  expect((await book.balanceOf(member)).central).toBe(before.central + paid);
}

/**
 * Sets the automatic cash-out target of a ticket.
 *
 * @param percent target in percent of the stake; 0 removes it
 */
async function setTarget(member: Member, { ticket: index, percent }: { ticket: number; percent: number }): Promise<void> {
  const ticket = (await book.openBets(member))[index];
  if (!ticket) return;
  const before = await book.balanceOf(member);
  const target = percent === 0 ? {} : { target: ((Math.round(Number(ticket.stake) * 100) * percent) / 10_000).toFixed(2) };
  await book.ask('autoCashOut', { ticket_id: ticket.ticket_id, ...target }, member);
  expect(await book.balanceOf(member)).toEqual(before);
}

/**
 * Edits a bet twice with the same key. The old ticket is cashed out and the new one placed, or neither; the member's
 * money changes only by the cash-out.
 */
async function editTwice(member: Member, index: number, selection: Selection, stake: string): Promise<void> {
  const ticket = (await book.openBets(member))[index];
  const offer = ticket && (await cashOutOffer(book, member, ticket.ticket_id));
  if (offer?.state !== 'offered') return;
  const { quoteId } = await book.quote(member, selection);
  const [before, key] = [await book.balanceOf(member), randomUUID()];
  const request = { cashOutQuoteId: offer.quoteId, quoteId, stake, policy: 'better' };
  const answer = (await book.ask('editBet', request, member, key)) as WireEditedBet;
  expect(await book.ask('editBet', request, member, key)).toEqual(answer);
  const after = await book.balanceOf(member);
  if (answer.state === 'refused') expect(after).toEqual(before);
  else {
    const [was, is] = [answer.paid.risk, answer.ticket.risk].map((risk) => BigInt(risk.replace('.', '')));
    expect(after.held).toBe(before.held - (was ?? 0n) + (is ?? 0n));
    expect(after.central).toBe(before.central + BigInt(offer.amount.replace('.', '')) - (is ?? 0n));
  }
}

type Match = Story['matches'][number];

async function disturb(match: Match | undefined, each: Extract<Action, { do: 'goal' | 'price' }>): Promise<void> {
  if (!match || match.isOver) return;
  const { gameId, w } = match;
  if (each.do === 'price') {
    const prices = { [`${w}H`]: (each.raw / 100).toFixed(2), [`${w}C`]: ((186 - each.raw) / 100).toFixed(2) };
    await book.sandbox('price', { gameId, w, ratio: '0 / 0.5', strong: 'H', prices });
    return;
  }
  // Skip matches to come, because a goal would kick them off.
  if (w === 'RE') await book.sandbox('goal', { gameId, side: each.side, lateMs: each.lateMs });
}

async function end(
  match: Match | undefined,
  { home, away, isAbandoned }: { home: number; away: number; isAbandoned: boolean },
): Promise<void> {
  if (!match || match.isOver) return;
  match.isOver = true;
  await (isAbandoned
    ? book.sandbox('abandon', { gameId: match.gameId })
    : book.sandbox('finish', { gameId: match.gameId, score: { home, away } }));
}

function selectionOf(match: Match | undefined, letter: string): Selection {
  if (!match) throw new Error('a story has three matches');
  return { gameId: match.gameId, w: match.w, r: `${match.w}${letter}` };
}
