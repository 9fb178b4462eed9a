/** Two colors of a club: field and charge. */
export type Kit = readonly [field: string, charge: string];

export const KITS: readonly [Kit, ...Kit[]] = [
  ['#c2361c', '#ffffff'],
  ['#0f5fb0', '#ffffff'],
  ['#0f2f5c', '#e8c36c'],
  ['#7c1230', '#8fc1ea'],
  ['#12694b', '#ffffff'],
  ['#1d2530', '#ffffff'],
  ['#e0a526', '#14202d'],
  ['#6cb2e4', '#ffffff'],
  ['#5c2a7a', '#f3e9c6'],
  ['#c2361c', '#14202d'],
  ['#0f5fb0', '#c2361c'],
  ['#e9edf2', '#0f2f5c'],
  ['#e2701f', '#14202d'],
  ['#0b5c66', '#f0d797'],
  ['#b3142e', '#e8c36c'],
  ['#14396e', '#c2361c'],
];
