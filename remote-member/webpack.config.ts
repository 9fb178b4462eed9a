import { remotePreset } from '@site/build';

export default remotePreset(import.meta.dirname);
