import { marketFromWire, type Ticket, type TicketLeg } from '@site/shared/betting';
import { mustBeFen } from '@site/shared/money';
import { aPrice, aTicket } from '../testing/builders';
import { projectTicket } from './projectTicket';

const [BASE] = aTicket().legs;
if (!BASE) throw new Error('a ticket has a leg');
const base = BASE;

/** Creates a leg; default: home giving 0.5 in play, bet at 2-1 and now at 2-1. */
const leg = (over: Partial<TicketLeg> = {}): TicketLeg => ({ ...base, ...over });
const of = (w: string, r: string, line: number | undefined) => ({
  ...marketFromWire(w, r),
  line: line as TicketLeg['line'],
  scoreAtBet: undefined,
});
const ticket = (legs: readonly TicketLeg[], over: Partial<Ticket> = {}) =>
  aTicket({ legs, mode: legs.length > 1 ? 'parlay' : 'single', ...over });

it.each<[string, TicketLeg, ReturnType<typeof projectTicket>]>([
  ['a handicap counts the goals after the bet', leg(), { result: 'lost', payout: mustBeFen(0) }],
  ['a goal has come since', leg({ score: { home: 3, away: 1 } }), { result: 'won', payout: mustBeFen(19_800) }],
  ['a total of a quarter', leg(of('ROU', 'ROUC', 11)), { result: 'half-won', payout: mustBeFen(14_900) }],
  ['a void bet', leg({ result: { kind: 'void' } }), undefined],
  ['a match that has not begun', leg({ score: undefined }), undefined],
  ['a half', leg(of('HRM', 'HRMH', undefined)), undefined],
  ['corners', leg({ ...of('ROU', 'ROUC', 11), ...marketFromWire('ROU', 'ROUC', 'football', { of: 'corners' }) }), undefined],
  ['games of tennis', leg({ sport: 'tennis', ...marketFromWire('RE6', 'RE6H', 'tennis') }), undefined],
  ['a bet without a price', leg({ price: undefined }), undefined],
])('%s', (_name, only, projected) => {
  expect(projectTicket(ticket([only]))).toEqual(projected);
});

it('projects only an open bet', () => {
  expect(projectTicket(ticket([leg()], { state: { status: 'confirming' } }))).toBeUndefined();
});

it('takes the finished legs of a parlay as they ended', () => {
  const won = leg({ result: { kind: 'won' }, price: aPrice('H', '0.91') });
  const present = leg({ score: { home: 3, away: 1 } });

  expect(projectTicket(ticket([won, present]))).toEqual({ result: 'won', payout: mustBeFen(37_818) });
  expect(projectTicket(ticket([won, present, leg({ score: undefined })]))).toBeUndefined();
});

it('counts the lines of a system', () => {
  const present = [leg({ score: { home: 3, away: 1 } }), leg({ result: { kind: 'won' } }), leg({ result: { kind: 'lost' } })];

  expect(projectTicket(ticket(present, { mode: 'system', folds: [2], lines: 3, stake: mustBeFen(1_000), risk: mustBeFen(3_000) }))).toEqual(
    {
      result: 'won',
      payout: mustBeFen(3_920),
    },
  );
});

it('multiplies no prices of selections of one match: the single price pays when all of them win', () => {
  const unpriced = { price: undefined, score: { home: 2, away: 1 } };
  const legs = [leg({ ...of('RM', 'RMH', undefined), ...unpriced }), leg({ ...of('RTS', 'RTSY', undefined), ...unpriced })];
  const together = aPrice('E', '3.20');

  expect(projectTicket(ticket(legs, { together }))).toEqual({ result: 'won', payout: mustBeFen(32_000) });
  const lost = legs.map((each) => ({ ...each, score: { home: 2, away: 0 } }));
  expect(projectTicket(ticket(lost, { together }))).toEqual({ result: 'lost', payout: mustBeFen(0) });
  expect(projectTicket(ticket([...legs, leg({ ...of('HRM', 'HRMH', undefined), ...unpriced })], { together }))).toBeUndefined();
  // The projection needs the combined price.
  expect(projectTicket(ticket(legs))).toBeUndefined();
});
