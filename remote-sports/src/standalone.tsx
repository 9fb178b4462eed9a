import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

runStandalone(remote, {
  id: 'sports',
  screens: { crty: { enName: 'CRTY' } },
  widgets: { 'slip-dock': {}, 'bets-dock': {}, 'live-match': {}, 'hot-matches': {} },
});
