import type { ErrorCode } from '../../base/errors/catalog.ts';

type RefusalCode = Extract<
  ErrorCode,
  'MissingCredentials' | 'InvalidCredentials' | 'ExpiredCredentials' | 'LinkInvalid' | 'LinkRevoked'
>;

/**
 * Every reason to refuse credentials: its error code and its message.
 *
 * A gateway response inserts the message into a JSON template without escaping. A message must therefore contain no
 * quote, no backslash and nothing that the client sent.
 */
export const REFUSALS = {
  missing: [
    'MissingCredentials',
    'Send an API key in X-API-Key, or a token or a key in Authorization: Bearer. POST /demo/token gives a token to try the service, where the operator allows it; keys come from the operator. Credentials in the query string are ignored.',
  ],
  several: ['InvalidCredentials', 'The request carries different credentials at once; send one.'],
  scheme: ['InvalidCredentials', 'Authorization must be Bearer, one space, and a token or an API key.'],
  unreadable: [
    'InvalidCredentials',
    'The credentials contain spaces or other characters that keys and tokens do not have.',
  ],
  oversized: ['InvalidCredentials', 'The credentials are longer than any accepted key or token.'],
  miscopied: ['InvalidCredentials', 'The API key was not copied completely: its checksum does not fit.'],
  unknownKey: ['InvalidCredentials', 'The API key is unknown.'],
  disabled: ['InvalidCredentials', 'These credentials are disabled.'],
  expiredKey: ['ExpiredCredentials', 'The API key has expired; it may have been replaced.'],
  expiredDemo: ['ExpiredCredentials', 'The demo token has expired; POST /demo/token gives another.'],
  otherDemo: [
    'InvalidCredentials',
    'The demo token was not issued by this service to this network; POST /demo/token gives another.',
  ],
  noDemo: ['InvalidCredentials', 'This service accepts no demo tokens; send an API key or a token.'],
  noIssuer: ['InvalidCredentials', 'This deployment accepts API keys only, no tokens.'],
  badToken: [
    'InvalidCredentials',
    'The token was not signed for this service by its issuer, is not valid yet, or lacks sub or exp.',
  ],
  otherToken: ['InvalidCredentials', 'The token is not an access token; send the access token, not the ID token.'],
  expiredToken: ['ExpiredCredentials', 'The token has expired.'],
  badLink: [
    'LinkInvalid',
    'This service has not made the link, its address was changed or cut off, or its secret was withdrawn.',
  ],
  endedLink: [
    'LinkRevoked',
    'The credentials that made the link are disabled, have expired or were replaced or deleted.',
  ],
  unknownSubject: ['InvalidCredentials', 'The token is valid, but its subject has no access to this service.'],
} as const satisfies Record<string, readonly [RefusalCode, string]>;

export type RefusalReason = keyof typeof REFUSALS;

/** Thrown for missing or unacceptable credentials, with a reason from {@link REFUSALS}. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: RefusalReason;
  readonly code: RefusalCode;

  constructor(reason: RefusalReason) {
    const [code, detail] = REFUSALS[reason];
    super(detail);
    this.reason = reason;
    this.code = code;
  }
}
