import * as React from 'react';

/**
 * Disables React's owner stacks. React's development build takes a stack trace for each created element, up to a number
 * per second, so that warnings can name the creating component. This takes a tenth of the time of these tests. Here
 * that number is used up from the start; the warnings stay. A test fails if React renames this internal field.
 */
const internals = (React as Readonly<Record<string, unknown>>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
