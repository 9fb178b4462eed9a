import { warm } from '@site/shared/ui';

/** The code of the login dialog. */
export const loadSignIn = () => import('./SignInDialog');

/** For the buttons that open it. */
export const warmSignIn = warm(loadSignIn);
