import { screen } from '@testing-library/react';
import { createFakeServices } from '@site/shared/testing';
import type { WireMatch } from '@site/shared/wire/matches';
import { answerLaunch, answerSports, aWireMatch, LEAGUES, NOW } from './wire';

/** The parameters of the board's route. */
export const CRTY = { enName: 'CRTY' };

/** A host whose channel lists these matches. */
export function aBoardHost(matches: readonly WireMatch[] = [aWireMatch()]) {
  const host = createFakeServices({ now: () => NOW });
  answerLaunch(host);
  answerSports(host, {
    leagues: () => LEAGUES,
    matches: () => ({ version: 1, complete: true, matches, removed: [] }),
    openBets: () => ({ list: [] }),
  });
  return host;
}

/** The button of a price, by its name. */
export const priceOf = (name: RegExp) => screen.findByRole('button', { name });
