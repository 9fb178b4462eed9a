import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

/** `?match=…` in the address opens one match of the channel in place of its board. */
const matchId = new URLSearchParams(window.location.search).get('match');

runStandalone(remote, matchId === null ? VIEWS : { ...VIEWS, screens: { crty: { ...VIEWS.screens.crty, matchId } } }, SAMPLES);
