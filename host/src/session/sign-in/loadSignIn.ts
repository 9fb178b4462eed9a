import { warm } from '@site/shared/ui';

/** Loads the code of the login dialog. */
export const loadSignIn = () => import('./SignInDialog');

/** Preloads the login dialog for the buttons that open it. */
export const warmSignIn = warm(loadSignIn);
