import { requireNode } from './requireNode.mjs';

// An old Node would fail on the first unknown syntax, so import everything else after the check.
if (requireNode()) void import('./startSite.mjs');
