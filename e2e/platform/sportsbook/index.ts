export { createSportsbook } from './createSportsbook';
