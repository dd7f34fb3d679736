import { createHash } from 'node:crypto';
import type { Links } from '../../contract/services.ts';
import { chooseSealingSecret, type LinkSecretStore } from '../../contract/tables/link-secrets.ts';
import { openLink, readSecretVersion, sealLink } from './link-token.ts';

const HOUR_MS = 3_600_000;

/** Makes and opens links with the secrets of a store, by the clock of the caller. */
export const createLinks = (secrets: LinkSecretStore): Links => ({
  async seal(link, now) {
    const secret = chooseSealingSecret(await secrets.readAll('seal'), now.getTime() / 1000);
    return secret && sealLink(link, secret);
  },
  tagAt: (token, now) =>
    createHash('sha256')
      .update(`${Math.floor(now.getTime() / HOUR_MS)} ${token}`)
      .digest('base64url'),
  async open(token) {
    const opened = openLink(token, await secrets.readAll({ openVersion: readSecretVersion(token) }));
    return opened && { endsAt: opened.endsAt, owner: opened.owner, request: opened.readRequest() };
  },
});
