export { RecentWins } from './RecentWins';
export { Today } from './Today';
