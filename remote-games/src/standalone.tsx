import { runStandalone } from '@site/testing/standalone';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

runStandalone(remote, VIEWS, SAMPLES);
