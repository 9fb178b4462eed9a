/** Returns the themed build that a command is about when it names none: the one of the running site, which `SITE_BUILD` has. */
export function defaultBuild(): string {
  return process.env['SITE_BUILD'] ?? 'default';
}
