import { createHash, createHmac } from 'node:crypto';
import { Problem } from '../../base/errors/problem.ts';
import type { Links, Services } from '../../contract/services.ts';
import { createAnswerKey } from '../../contract/tables/answers/answer-key.ts';
import {
  chooseSealingSecret,
  type EndedLinks,
  IDENTIFYING_VERSION,
  type LinkSecret,
  type LinkSecretStore,
} from '../../contract/tables/link-secrets.ts';
import { createLinkId, openLink, readLinkId, readNonce, readSecretVersion, sealLink } from './link-token.ts';

/** Makes, opens and ends links with the secrets of a store, by the clock of the caller. */
export const createLinks = (secrets: LinkSecretStore, ended: EndedLinks): Links => ({
  async seal(link, now) {
    const secret = chooseSealingSecret(await secrets.readAll('seal'), now.getTime() / 1000);
    if (!secret) return undefined;
    const token = sealLink(link, secret);
    return { token, id: createLinkId(token, link, secret) };
  },
  tagAt: (token, period) => createHash('sha256').update(`${period} ${token}`).digest('base64url'),
  async open(token) {
    const opened = openLink(token, await secrets.readAll({ openVersion: readSecretVersion(token) }));
    const nonce = readNonce(token);
    if (!opened || !nonce) return undefined;
    const isEnded = await ended.has(toEndedId(nonce));
    return { endsAt: opened.endsAt, owner: opened.owner, request: opened.readRequest(), isEnded };
  },
  async end(id, owner) {
    const link = readLinkId(id, owner, await secrets.readAll());
    if (link) await ended.add(toEndedId(link.nonce), link.endsAt);
    return link !== undefined;
  },
  toAnswerKey: (tag, edition) => createAnswerKey({ type: 'transits', path: '/l/{token}', request: tag, edition }),
});

/** Identifies events with the key that the secrets of links have for it. */
export const createIdentifiers =
  (secrets: LinkSecretStore): Services['identifiers'] =>
  async () => {
    const key = deriveIdentifyingKey(await secrets.readAll());
    return (identity) => createHmac('sha256', key).update(identity).digest('hex').slice(0, IDENTIFIER_DIGITS);
  };

const IDENTIFIER_DIGITS = 32;

const toEndedId = (nonce: Buffer): string => nonce.toString('base64url');

/**
 * The key that identifies events. Rotations keep it: until the first of them it follows from the first secret, which the rotation
 * then replaces by the key itself.
 *
 * @throws Problem `LinksUnavailable` where there is none: another identifier would show every event twice later
 */
export function deriveIdentifyingKey(secrets: readonly LinkSecret[]): Uint8Array {
  const [first] = secrets.toSorted((one, other) => one.version - other.version);
  if (!first) throw new Problem('LinksUnavailable', 'The operator of the service has not made a secret for links yet.');
  return first.version === IDENTIFYING_VERSION
    ? first.key
    : createHmac('sha256', first.key).update('identifiers of events').digest();
}
