/** Returns the themed build for a command that names none: the one of the running site in `SITE_BUILD`. */
export function defaultBuild(): string {
  return process.env['SITE_BUILD'] ?? 'default';
}
