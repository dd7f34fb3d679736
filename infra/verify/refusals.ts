import { describedApi } from '../../functions/described-api.ts';
import { makeKey } from '../../lib/adapters/access/key-format.ts';
import { LIMIT_CLASSES, RATE_LIMITED_CLASSES } from '../../lib/base/catalog/limit-classes.ts';
import { MAX_BODY_BYTES } from '../../lib/chain/body.ts';
import { type Check, CheckFailure, requireProblem, requireReply } from './check.ts';

const GUARDED = { method: 'GET', path: '/ephemeris/house-systems' } as const;
const CALCULATION = { method: 'POST', path: '/ephemeris/natal-chart' } as const;

/** Refusals of requests, each as a problem document. */
export const REFUSAL_CHECKS: readonly Check[] = [
  {
    title: '401 with WWW-Authenticate without credentials',
    async run(service) {
      const reply = await service.askWithoutKey(GUARDED);
      requireProblem(reply, 401);
      requireReply(reply.headers.has('www-authenticate'), 'WWW-Authenticate', reply);
    },
  },
  {
    title: '401 for a key that nobody has',
    run: async (service) =>
      requireProblem(await service.askWithoutKey({ ...GUARDED, headers: { 'X-API-Key': makeKey() } }), 401),
  },
  {
    title: '404 for an unknown path',
    run: async (service) => requireProblem(await service.ask({ method: 'GET', path: '/there-is-no-such-path' }), 404),
  },
  {
    title: '405 with Allow for another method',
    async run(service) {
      const reply = await service.ask({ method: 'DELETE', path: '/health' });
      requireProblem(reply, 405);
      requireReply(reply.headers.get('allow')?.includes('GET') ?? false, 'Allow with GET', reply);
    },
  },
  {
    title: '413 for a body that is too long',
    run: async (service) =>
      requireProblem(await service.askPatiently({ ...CALCULATION, body: 'x'.repeat(MAX_BODY_BYTES) }), 413),
  },
];

/** Requests that a check sends at most for each one that a window allows, as a window may end in between. */
const WINDOWS = 2;

const scarcest = RATE_LIMITED_CLASSES.toSorted(
  (one, other) => LIMIT_CLASSES[one].requests.minute - LIMIT_CLASSES[other].requests.minute,
)[0];

const limited = Object.values(describedApi)
  .flatMap((group) => group.endpoints)
  .find(({ rateLimits, examples }) => rateLimits === scarcest && examples.length > 0);

/** Uses up a limit of the key for a minute, so it comes last. */
export const LIMIT_CHECK: Check = {
  title: '429 with Retry-After beyond a limit',
  async run(service) {
    if (!limited || !scarcest) throw new CheckFailure('no endpoint has a limit and an example');
    const { method, path, examples } = limited;
    const { query, body } = examples[0] ?? {};
    for (let sent = 0; sent <= WINDOWS * LIMIT_CLASSES[scarcest].requests.minute; sent += 1) {
      const reply = await service.ask({ method, path, ...(query && { query }), body });
      if (reply.status === 200) continue;
      requireProblem(reply, 429);
      requireReply(/^\d+$/.test(reply.headers.get('retry-after') ?? ''), 'Retry-After in seconds', reply);
      return;
    }
    throw new CheckFailure(`${method} ${path} is never refused`);
  },
};
