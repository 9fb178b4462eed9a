import { warm } from '@site/shared/ui';

export const loadSignIn = () => import('./SignInDialog');

/** Preloads the login dialog for the buttons that open it. */
export const warmSignIn = warm(loadSignIn);
