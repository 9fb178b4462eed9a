import { requireNode } from './requireNode.mjs';

// An old Node would fail on the first thing that it does not know: everything else is imported after the check.
if (requireNode()) void import('./startSite.mjs');
