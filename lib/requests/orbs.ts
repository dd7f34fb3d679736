import * as z from 'zod';
import { ASPECT_IDS, type AspectId } from '../base/catalog/aspects.ts';
import { toCanonicalName } from '../base/catalog/names.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { problemCode } from './problem-code.ts';

const { minimum: LEAST_ORB, maximum: LARGEST_ORB } = SIZES.orb;

type OrbShape<Id extends AspectId> = Readonly<Record<Id, z.ZodOptional<z.ZodNumber>>>;

/** Schema of orbs in degrees by aspect; an unknown aspect is refused. */
export function orbsSchema<Id extends AspectId>(ids: readonly Id[]) {
  const shape = createOrbShape(ids);
  return z.preprocess((sent, context) => canonicalizeKeys(sent, context, shape), z.strictObject(shape));
}

function createOrbShape<Id extends AspectId>(ids: readonly Id[]) {
  const describeOrb = (aspect: Id) => ({ description: `Orb of the ${aspect}, degrees`, example: 3 });
  const orb = z.number().min(LEAST_ORB).max(LARGEST_ORB).optional();
  return Object.fromEntries(ids.map((aspect) => [aspect, orb.meta(describeOrb(aspect))])) as OrbShape<Id>;
}

/** Matches aspect names without regard to case, spaces or hyphens, like all names; an unknown name stays as sent. */
function canonicalizeKeys(sent: unknown, context: z.core.$RefinementCtx, shape: object): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const orbs = new Map<string, unknown>();
  for (const [name, orb] of Object.entries(sent)) {
    const canonical = toCanonicalName(name);
    const aspect = Object.hasOwn(shape, canonical) ? canonical : name;
    if (orbs.has(aspect)) context.addIssue({ code: 'custom', path: [name], message: `is ${aspect} once more` });
    orbs.set(aspect, orb);
  }
  return Object.fromEntries(orbs);
}

/** Orbs in degrees by aspect; they replace the defaults. */
export const Orbs = orbsSchema(ASPECT_IDS)
  .meta({
    id: 'Orbs',
    description: 'Orbs in degrees that replace the defaults; nothing is added to them for Sun and Moon',
    example: { conjunction: 6, trine: 5 },
  })
  .register(problemCode, { unknownMemberCode: 'InvalidAspect' });
