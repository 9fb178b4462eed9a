import { screen } from '@testing-library/react';
import { createFakeServices } from '@site/shared/testing';
import type { WireMatch } from '@site/shared/wire/matches';
import { answerLaunch, answerSports, aWireMatch, LEAGUES, NOW } from './wire';

/** Route parameters of the board. */
export const CRTY = { enName: 'CRTY' };

/** Creates a host whose channel lists these matches. */
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

/** Finds the button of a price by its accessible name. */
export const priceOf = (name: RegExp) => screen.findByRole('button', { name });
