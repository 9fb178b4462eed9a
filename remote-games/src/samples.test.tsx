import { proveSamples } from '@site/testing/proveSamples';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

proveSamples(remote, VIEWS, SAMPLES, { wordless: ['venue-entry'] });
