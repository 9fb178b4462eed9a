export { createAnsweredKeys, type AnsweredKey, type AnsweredKeys } from './answeredKeys';
export { createKeyedRequest, type KeyedRequestDriver, type KeyedRequestParts } from './createKeyedRequest';
export { delay } from './delay';
export { findOutcome } from './findOutcome';
export { isUnderWay, type KeyedRequest, type PendingRequest, type Refusal } from './keyedRequest';
export { lockKey, type KeyLock } from './keyLock';
export { createPendingKeys, holdsRecentKeys, type PendingKey, type PendingKeys, type PendingKeysOptions } from './pendingKeys';
export { useKeyedRequest, type KeyedRequestKind, type KeyedRequestView } from './useKeyedRequest';
