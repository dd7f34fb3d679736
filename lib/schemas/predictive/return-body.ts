import * as z from 'zod';
import { CATALOG_BODY_IDS } from '../../catalog/bodies.ts';
import { canonicalName } from '../../catalog/names.ts';
import { problemCode } from '../problem-code.ts';

const WITH_THE_DAY = 'goes round the zodiac every day as the Earth turns; only bodies return';

/** What stands in charts and does not return by itself, each with why. */
const WITHOUT_RETURN: ReadonlyMap<string, string> = new Map([
  ['earth', 'is where returns are seen from; when the Earth has gone round, the sun returns'],
  ['south_node', 'returns together with the node opposite; ask for true_node'],
  ...['ascendant', 'midheaven', 'descendant', 'imum_coeli', 'vertex', 'east_point', 'part_of_fortune'].map(
    (point) => [point, WITH_THE_DAY] as const,
  ),
]);

function returning(sent: unknown, context: z.core.$RefinementCtx): unknown {
  if (typeof sent !== 'string') return sent;
  const name = canonicalName(sent);
  const message = WITHOUT_RETURN.get(name);
  if (message === undefined) return name;
  context.addIssue({ code: 'custom', message, params: { problem: 'InvalidBody' } });
  return z.NEVER;
}

export const ReturnBody = z
  .preprocess(returning, z.enum(CATALOG_BODY_IDS))
  .meta({
    id: 'ReturnBody',
    description: 'A body that comes back to where it stood at birth; also written `Sun`, `Moon`, `North Node`',
    example: 'saturn',
  })
  .register(problemCode, { code: 'InvalidBody' });
