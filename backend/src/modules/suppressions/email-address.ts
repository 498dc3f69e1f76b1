/** The address as it is compared and hashed: without spaces around it, in lower case. */
export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase();

/** `a…@exemple.ch`: enough to recognise one's own address by. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = normaliseEmail(email).split('@');
  return `${local.slice(0, 1)}…@${domain}`;
}
