/** Installs the git hooks of this repository; it is part of `prepare`. */
import { WORKSPACE_DIR } from '@site/build/workspace';
import { installHooks } from './hooksPath';

installHooks(WORKSPACE_DIR);
