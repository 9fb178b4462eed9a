export { AccountCard } from './AccountCard';
export { RecentWins } from './RecentWins';
export { Today } from './Today';
