import { hostPreset } from '@site/shared/webpack';

export default hostPreset(import.meta.dirname);
