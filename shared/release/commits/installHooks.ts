/** Part of `prepare`: lets git run the hooks of this repository. */
import { WORKSPACE_DIR } from '../../webpack/workspace';
import { installHooks } from './hooksPath';

installHooks(WORKSPACE_DIR);
