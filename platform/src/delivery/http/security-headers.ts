/** What the security headers depend on. */
export interface SecurityOptions {
  /** Whether the response is sent over TLS. */
  readonly isSecure: boolean;
  /** URL for reports of violations of the policy. */
  readonly reportUri?: string;
  /** Other allowed origins of scripts, styles, pictures and calls: development servers, an API of another origin. */
  readonly origins?: readonly string[];
  /** `sha256-…` of inline style sheets. */
  readonly styleHashes?: readonly string[];
  /** `sha256-…` of inline scripts. */
  readonly scriptHashes?: readonly string[];
  /** Whether inline styles of development servers are allowed. */
  readonly isDevelopment?: boolean;
}

/** Security headers of a delivered page. */
export function pageSecurityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...commonSecurityHeaders(options),
  };
}

/** Security headers of every response. */
export function commonSecurityHeaders({
  isSecure,
}: Pick<SecurityOptions, 'isSecure'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function contentSecurityPolicy(options: SecurityOptions): string {
  const { reportUri, origins = [], styleHashes = [], scriptHashes = [], isDevelopment = false } = options;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const from = (...sources: string[]) => ["'self'", ...origins, ...sources].join(' ');
  const directives = [
    `default-src ${from()}`,
    `script-src ${from(...quoted(scriptHashes))}`,
    `style-src ${isDevelopment ? from("'unsafe-inline'") : from(...quoted(styleHashes))}`,
    `img-src ${from('data:', 'blob:')}`,
    `connect-src ${from()}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  return [...directives, ...(reportUri ? [`report-uri ${reportUri}`] : [])].join('; ');
}
