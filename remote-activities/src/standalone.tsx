import { runStandalone } from '@site/testing/standalone';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

/** Parameters of the promotion to show: `?kind=racePage&id=weekly-race`. */
const promotion = Object.fromEntries(new URLSearchParams(window.location.search));

runStandalone(remote, { ...VIEWS, screens: { ...VIEWS.screens, promotion: { ...VIEWS.screens.promotion, ...promotion } } }, SAMPLES);
