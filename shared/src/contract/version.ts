/**
 * The version of the contract between the host and the remotes. Adding to it is a minor, removing or changing a major; the snapshot
 * test of the public types fails on a change that this number does not reflect.
 */
export const CONTRACT_VERSION = '1.0.0';
