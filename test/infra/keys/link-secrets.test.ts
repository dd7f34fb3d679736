import { afterEach, describe, expect, test, vi } from 'vitest';
import { runKeyCommand } from '../../../infra/keys/commands.ts';
import { ensureLinkSecret, rotateLinkSecrets } from '../../../infra/keys/link-secrets.ts';
import { LinkSecretCache } from '../../../lib/adapters/access/link-secret-cache.ts';
import { createIdentifiers, createLinks } from '../../../lib/adapters/access/links.ts';
import {
  chooseSealingSecret,
  type LinkSecret,
  type LinkSecretRegistry,
} from '../../../lib/contract/tables/link-secrets.ts';
import { createEndedLinks } from '../../support/ended-links.ts';
import { openDeployment } from './deployment.ts';

const deployment = await openDeployment();

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const DAY = 86_400;

/** A store in memory. */
function createRegistry(): LinkSecretRegistry {
  let secrets: readonly LinkSecret[] = [];
  return {
    readAll: async () => secrets,
    replaceAll: async (replacement) => {
      secrets = replacement;
      return true;
    },
  };
}

/** A store with its first secret, and the links that it seals. */
async function openRegistry() {
  const registry = createRegistry();
  await ensureLinkSecret(registry, NOW);
  return { registry, links: createLinks(registry, createEndedLinks()) };
}

const LINK = {
  endsAt: 4_000_000_000,
  owner: [`key#${'5'.repeat(64)}`],
  request: { path: '/ephemeris/table', query: { format: 'csv' } },
};

describe('the secrets of links', () => {
  test('begin with one, which seals at once', async () => {
    const { registry } = await openRegistry();
    const [first] = await registry.readAll();
    expect(first).toMatchObject({ version: 1, sealsFrom: NOW.getTime() / 1000 });
    expect(first?.key).toHaveLength(32);
    await ensureLinkSecret(registry, later(5));
    expect(await registry.readAll()).toEqual([first]);
  });

  test('after a rotation: the old one opens its links, the new one seals two minutes later', async () => {
    const { registry, links } = await openRegistry();
    const old = (await links.seal(LINK, NOW))?.token ?? '';
    expect(await rotateLinkSecrets(registry, false, later(10))).toEqual({
      version: 2,
      sealsFrom: NOW.getTime() / 1000 + 130,
      opening: [1],
    });
    const secrets = await registry.readAll();
    const sealing = (seconds: number) => chooseSealingSecret(secrets, later(seconds).getTime() / 1000)?.version;
    expect([sealing(10), sealing(129), sealing(130), sealing(10 * DAY)]).toEqual([1, 1, 2, 2]);
    expect(await links.open(old)).toEqual({ ...LINK, isEnded: false });
  });

  test('with revoke: links made before are refused at once, and new ones sealed', async () => {
    const { registry, links } = await openRegistry();
    const old = (await links.seal(LINK, NOW))?.token ?? '';
    expect(await rotateLinkSecrets(registry, true, later(10))).toMatchObject({ version: 2, opening: [] });
    expect(await links.open(old)).toBeUndefined();
    const fresh = (await links.seal(LINK, later(11)))?.token ?? '';
    expect(await links.open(fresh)).toEqual({ ...LINK, isEnded: false });
  });

  test('with revoke: instances that have read the old ones seal with the new one at once, and open that', async () => {
    const { registry } = await openRegistry();
    let now = NOW;
    const [sealing, opening] = [0, 1].map(() =>
      createLinks(new LinkSecretCache(registry, () => now.getTime()), createEndedLinks()),
    );
    const old = (await sealing?.seal(LINK, NOW))?.token ?? '';
    expect(await opening?.open(old)).toBeDefined();
    await rotateLinkSecrets(registry, true, later(10));
    now = later(11);
    const fresh = (await sealing?.seal(LINK, now))?.token ?? '';
    expect(await opening?.open(fresh)).toEqual({ ...LINK, isEnded: false });
    expect(await opening?.open(old)).toBeUndefined();
  });

  test('are kept until the longest of their links has ended', async () => {
    const { registry } = await openRegistry();
    await rotateLinkSecrets(registry, false, later(DAY));
    expect((await rotateLinkSecrets(registry, false, later(3652 * DAY))).opening).toEqual([1, 2]);
    expect((await rotateLinkSecrets(registry, false, later(3654 * DAY))).opening).toEqual([2, 3]);
  });

  test('give events the same identifiers before and after every rotation', async () => {
    const { registry } = await openRegistry();
    const identify = async () => (await createIdentifiers(registry)())('an event');
    const first = await identify();
    for (const isRevoking of [false, true, false]) {
      await rotateLinkSecrets(registry, isRevoking, later(DAY));
      expect(await identify()).toBe(first);
    }
  });

  test('are refused a rotation at the same moment as another', async () => {
    const registry = { ...createRegistry(), replaceAll: async () => false };
    await expect(rotateLinkSecrets(registry, false, NOW)).rejects.toThrow('changed at the same moment');
  });
});

describe('the command', () => {
  afterEach(() => void vi.useRealTimers());
  const run = (line: string) => runKeyCommand(line.split(' '), async () => deployment);

  test('create makes the first secret, rotate-links the others', async () => {
    expect(await deployment.linkSecrets.readAll()).toEqual([]);
    await run('create --name acme --plan standard');
    expect(await deployment.linkSecrets.readAll()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const report = await run('rotate-links');
    expect(report).toContain('version 2 from 2026-11-21 12:02 UTC on. Version 1 opens links');
    expect(await run('rotate-links --revoke')).toContain(
      'version 3 from 2026-11-21 12:00 UTC on. Every link made before',
    );
    expect((await deployment.linkSecrets.readAll()).map(({ version }) => version)).toEqual([0, 3]);
    for (const { key } of await deployment.linkSecrets.readAll()) {
      expect(report).not.toContain(Buffer.from(key).toString('base64'));
    }
  });

  test('takes no client', async () => {
    await expect(run('rotate-links acme-1')).rejects.toThrow('takes no argument acme-1');
  });
});
