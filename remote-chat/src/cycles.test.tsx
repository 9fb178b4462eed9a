import { proveLives } from '@site/testing/lifeCycles';
import * as remote from './remote';
import { VIEWS } from './testing/views';

proveLives(remote, VIEWS);
