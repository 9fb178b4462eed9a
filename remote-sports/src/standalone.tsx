import { runStandalone } from '@site/testing/standalone';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

/** The query parameter `?match=…` opens one match instead of the board. */
const matchId = new URLSearchParams(window.location.search).get('match');

runStandalone(remote, matchId === null ? VIEWS : { ...VIEWS, screens: { crty: { ...VIEWS.screens.crty, matchId } } }, SAMPLES);
