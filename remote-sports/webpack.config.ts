import { remotePreset } from '@site/shared/webpack';

export default remotePreset(import.meta.dirname);
