import { proveSamples } from '@site/shared/testing/proveSamples';
import * as remote from './remote';
import { SAMPLES } from './testing/samples';
import { VIEWS } from './testing/views';

proveSamples(remote, VIEWS, SAMPLES, { wordless: ['venue-entry'] });
