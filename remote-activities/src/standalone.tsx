import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';
import { VIEWS } from './testing/views';

/** Which promotion to look at: `?kind=racePage&id=weekly-race`. */
const wanted = Object.fromEntries(new URLSearchParams(window.location.search));

runStandalone(remote, { ...VIEWS, screens: { ...VIEWS.screens, promotion: { ...VIEWS.screens.promotion, ...wanted } } });
