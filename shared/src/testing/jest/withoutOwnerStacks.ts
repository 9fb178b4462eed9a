import * as React from 'react';

/**
 * React's development build takes a stack trace for each element that is made, up to a number of them a second, so that its warnings
 * can name the component that made it: a tenth of the time of these tests. Here that number is used up from the start; the warnings
 * stay. A test notices if React renames what it keeps to itself.
 */
const internals = (React as Readonly<Record<string, unknown>>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
