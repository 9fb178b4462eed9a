export { createSportsbook } from './createSportsbook';
export { sportsbookMigrations } from './migrations';
