import { requireNode } from './requireNode.mjs';

// As in start.mjs.
if (requireNode()) void import('./verify.mjs');
