import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

runStandalone(remote, VIEWS, SAMPLES);
