import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

runStandalone(remote, {
  id: 'games',
  screens: { venues: { category: 'DZ' }, game: { info: '' }, payloadGame: { provider: 'PG' } },
  widgets: { 'lobby-tiles': {}, 'popular-games': {}, 'venue-entry': { enName: 'JGDZ', gameCode: 'JG-pearl', request: '1' } },
});
