const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection is closed without an answer',
  UND_ERR_SOCKET: 'the connection is closed without an answer',
  ENOTFOUND: 'no machine has this name',
  EAI_AGAIN: 'the name cannot be looked up',
  EHOSTUNREACH: 'no way leads to this machine',
  ENETUNREACH: 'no way leads to this machine',
  EPROTO: 'it does not speak HTTPS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak HTTPS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};
const untrusted = ['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'];
untrusted.push('UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_GET_ISSUER_CERT');

/** Why a request had no answer, in words. */
export function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: unknown; message?: unknown } };
  if (name === 'TimeoutError') return `no answer came within ${String(timeout / 1000)} s`;
  const code = String(cause?.code);
  if (untrusted.includes(code))
    return `its certificate is not trusted (${code}; NODE_EXTRA_CA_CERTS names a file with the one that signed it)`;
  if (reasons[code] !== undefined) return reasons[code];
  return typeof cause?.message === 'string' && cause.message !== '' ? cause.message : message;
}
