import { hostPreset } from '@site/build';

export default hostPreset(import.meta.dirname);
