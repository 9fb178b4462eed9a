import { playOut, scheduleOf, type Course } from './course';
import { flowOf } from './flow';

const course = (changes: Partial<Course> = {}): Course => ({
  gameId: 207_850_010,
  sport: 'FT',
  seed: 1,
  homeRate: 1.5,
  awayRate: 1.2,
  kind: 'natural',
  feedDelay: 1_500,
  ...changes,
});
const MINUTE_MS = 60_000;

/** Returns the flow at the end of the match. */
function wholeFlow(played: Course) {
  const flow = flowOf(played, [], scheduleOf(played).endsAt);
  if (!flow) throw new Error('a natural match has a flow');
  return flow;
}

it('is the same for the same seed, and another for another', () => {
  expect(wholeFlow(course())).toEqual(wholeFlow(course()));
  expect(wholeFlow(course({ seed: 2 }))).not.toEqual(wholeFlow(course()));
});

it('counts a minute when it is over, and what was counted never changes', () => {
  const whole = wholeFlow(course());
  expect(flowOf(course(), [], 10 * MINUTE_MS - 1)?.minutes).toHaveLength(9);
  expect(flowOf(course(), [], 10 * MINUTE_MS)?.minutes).toEqual(whole.minutes.slice(0, 10));
  const { first, second } = scheduleOf(course());
  expect(whole.minutes).toHaveLength(first + second);
  expect(whole.minutes.at(first)?.minute).toBe(46);
});

it('has every goal among the shots on target', () => {
  for (let gameId = 10; gameId < 400; gameId += 10) {
    const played = course({ gameId });
    const flow = wholeFlow(played);
    const goals = playOut(played, [], scheduleOf(played).endsAt).filter(({ kind }) => kind === 'goal');
    const of = (side: 'home' | 'away') => goals.filter((event) => 'side' in event && event.side === side).length;
    for (const side of ['home', 'away'] as const) {
      expect(flow.onTarget[side]).toBeGreaterThanOrEqual(of(side));
      expect(flow.shots[side]).toBeGreaterThanOrEqual(flow.onTarget[side]);
      expect(flow.attacks[side]).toBeGreaterThanOrEqual(flow.shots[side] - of(side));
    }
    expect(flow.possession.home + flow.possession.away).toBe(100);
  }
});

it('is on the side of the stronger one, in figures as matches have them', () => {
  const flows = Array.from({ length: 60 }, (_, index) => wholeFlow(course({ gameId: index * 10, homeRate: 2.2, awayRate: 0.8 })));
  const mean = (of: (flow: (typeof flows)[number]) => number) => flows.reduce((sum, flow) => sum + of(flow), 0) / flows.length;

  expect(mean(({ possession }) => possession.home)).toBeGreaterThan(60);
  expect(mean(({ shots }) => shots.home)).toBeGreaterThan(2 * mean(({ shots }) => shots.away));
  expect(mean(({ shots }) => shots.home + shots.away)).toBeGreaterThan(15);
  expect(mean(({ shots }) => shots.home + shots.away)).toBeLessThan(40);
});

it('is unknown of a match in which only what is reported happens', () => {
  expect(flowOf(course({ kind: 'scripted' }), [], 60 * MINUTE_MS)).toBeNull();
});
