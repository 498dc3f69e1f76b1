export interface SmtpAccount {
  connection: {
    host: string;
    port: number;
    secure: boolean;
    requireTLS: boolean;
    ignoreTLS: boolean;
    /** `servername`: the name of the certificate when `host` is an IP address. */
    tls: { rejectUnauthorized: boolean; servername?: string };
  };
  auth: { user: string; pass: string; credentials: { user: string; pass: string } } | null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * Parses `smtps://user:password@host` (TLS, port 465) or `smtp://user:password@host` (STARTTLS, port 587). With a password TLS is required
 * except on loopback; `?tls=off` allows plain text, `?tls=unverified` a self-signed certificate.
 */
export function smtpAccount(text: string): SmtpAccount {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const tls = url.searchParams.get('tls');
  const user = decodeURIComponent(url.username);
  const pass = decodeURIComponent(url.password);
  return {
    connection: {
      host,
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && user !== '' && tls !== 'off' && !LOOPBACK.test(url.hostname),
      ignoreTLS: tls === 'off',
      tls: { rejectUnauthorized: tls !== 'unverified' },
    },
    auth: user ? { user, pass, credentials: { user, pass } } : null,
  };
}

/** Whether a text is an address that {@link smtpAccount} reads. */
export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    [null, 'off', 'unverified'].includes(url.searchParams.get('tls'))
  );
}
