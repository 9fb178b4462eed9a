import type { WireVenue } from '@site/shared/wire/games';
import type { Venue } from '../venues/venue';

export function aVenue(facts: Partial<Venue> = {}): Venue {
  return { enName: 'XMTY', name: '熊猫体育', rebate: '1.00', state: { is: 'open' }, ...facts };
}

export function aWireVenue(facts: Partial<WireVenue> = {}): WireVenue {
  return { enName: 'XMTY', name: '熊猫体育', category: 'TY', rebate: '1.00', state: 'open', ...facts };
}
