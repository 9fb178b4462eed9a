import { aVenue } from '../testing/builders';
import { tileFacts } from './tileFacts';

describe('the tile of a category', () => {
  const closed = { kind: 'maintenance', resumesAt: undefined } as const;

  it('counts games like the slot lobby, and shows the best rebate among open venues', () => {
    const facts = tileFacts([
      aVenue({ category: 'slot', isConnected: true, gameCount: 18, rebate: '1.20' }),
      aVenue({ category: 'slot', isConnected: true, gameCount: 12, rebate: '1.30' }),
      aVenue({ category: 'slot', isConnected: true, gameCount: 6, rebate: '9.00', state: closed }),
      aVenue({ category: 'slot', isConnected: false, gameCount: 40, rebate: '0.90' }),
    ]);

    expect(facts.slot).toEqual({ games: 36, venues: 2, isOffered: true, rebate: '1.30' });
  });

  it('compares the rebates of connected venues as numbers, and hides the tile when none is connected', () => {
    const facts = tileFacts([
      aVenue({ category: 'live', isConnected: true, rebate: '10.00' }),
      aVenue({ category: 'live', isConnected: true, rebate: '9.00' }),
      aVenue({ category: 'live', rebate: '11.00' }),
    ]);

    expect(facts.live.rebate).toBe('10.00');
    expect(facts.chess).toEqual({ games: 0, venues: 0, isOffered: false, rebate: undefined });
  });
});
