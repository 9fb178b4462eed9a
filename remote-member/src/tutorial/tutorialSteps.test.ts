import { tutorialSteps } from './tutorialSteps';

const nothing = { hasBoundPhone: false, hasDeposited: false, hasBet: false, hasWithdrawn: false };
const states = (facts: Partial<typeof nothing>) => tutorialSteps({ ...nothing, ...facts }).map(({ state }) => state);

it.each([
  ['nothing done', {}, ['done', 'current', 'ahead', 'ahead', 'ahead']],
  ['a phone', { hasBoundPhone: true }, ['done', 'done', 'current', 'ahead', 'ahead']],
  ['a bet before a deposit', { hasBoundPhone: true, hasBet: true }, ['done', 'done', 'current', 'done', 'ahead']],
  ['everything', { hasBoundPhone: true, hasDeposited: true, hasBet: true, hasWithdrawn: true }, ['done', 'done', 'done', 'done', 'done']],
])('returns the states of the steps with %s', (_what, facts, expected) => {
  expect(states(facts)).toEqual(expected);
});
