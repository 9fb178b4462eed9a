import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';
import { VIEWS } from './testing/views';

runStandalone(remote, VIEWS);
