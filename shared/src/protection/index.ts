export { isProtectionRefusal, protectionLabel } from './protectionRefusal';
export { ProtectionLink } from './ProtectionLink';
