import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

/** `?match=…` in the address opens one match of the channel in place of its board. */
const matchId = new URLSearchParams(window.location.search).get('match');

runStandalone(remote, {
  id: 'sports',
  screens: { crty: { enName: 'CRTY', ...(matchId === null ? {} : { matchId }) } },
  widgets: { 'slip-dock': {}, 'bets-dock': {}, 'live-match': {}, 'hot-matches': {} },
});
