import { screen } from '@testing-library/react';
import { createFakeServices } from '@site/testing';
import type { WireMatch } from '@site/shared/wire/matches';
import { answerLaunch, answerSports, aWireMatch, LEAGUES, NOW } from './wire';

export const CRTY = { enName: 'CRTY' };

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

export const priceOf = (name: RegExp) => screen.findByRole('button', { name });
