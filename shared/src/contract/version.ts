/**
 * The version of the contract between the host and the remotes. An addition raises the minor, a removal or change the
 * major; the snapshot test of the public types fails on a change that this number does not reflect.
 */
export const CONTRACT_VERSION = '1.0.0';
