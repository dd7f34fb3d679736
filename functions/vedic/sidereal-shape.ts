import * as z from 'zod';
import { toAyanamsaMembers } from '../../lib/answers/ayanamsa.ts';
import type { Chart } from '../../lib/astro/chart/cast.ts';
import { POSITION_KINDS } from '../../lib/base/catalog/position-kinds.ts';
import type { ZodiacRequest } from '../../lib/charts/zodiac.ts';
import { nameEnum } from '../../lib/contract/name-enum.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../lib/requests/configuration.ts';
import { choice, text } from '../../lib/requests/members.ts';

/** Members that choose the zero point of requests whose zodiac is always sidereal, and where bodies are. */
export const siderealShape = {
  ayanamsa: zodiacShape.ayanamsa.meta({
    ...zodiacShape.ayanamsa.meta(),
    description: 'Zero point of the zodiac, default `lahiri`. Also an object, as `user_ayanamsa`',
    example: 'lahiri',
  }),
  user_ayanamsa: zodiacShape.user_ayanamsa,
  positions: nameEnum(POSITION_KINDS).default('apparent').meta({
    description:
      '`apparent`: where the light shows a body; `true`: where it is at that moment, without light-time, aberration and deflection, which moves the Sun by 20″ and the Moon by 0.7″',
    example: 'apparent',
  }),
};

/** The kind of positions, as an answer states it. */
export const positionKind = choice(POSITION_KINDS, 'As in the request', 'apparent');

/** The ayanamsa, as an answer states it. */
export const ayanamsaName = text('As in the request; `user` for one of your own', 'lahiri');

/** The name of a chart's ayanamsa. */
export const nameAyanamsa = ({ settings: { zodiac } }: Pick<Chart, 'settings'>): string =>
  zodiac.type === 'sidereal' ? toAyanamsaMembers(zodiac.ayanamsa).ayanamsa : zodiac.type;

/** How the houses of an Indian chart are counted. */
export const wholeSignHouses = z.literal('whole_sign').meta({ description: 'How houses are counted' });

type SiderealMembers = Pick<ZodiacRequest, 'ayanamsa' | 'user_ayanamsa'>;

/** Members of {@link siderealShape} that {@link refuseSecondAyanamsa} checks. */
export const AYANAMSA_MEMBERS = ['ayanamsa', 'user_ayanamsa'] as const;

/** Refuses an ayanamsa of the client's own together with a named one. */
export function refuseSecondAyanamsa(members: SiderealMembers, context: z.core.$RefinementCtx): void {
  refuseStrayAyanamsa({ ...members, zodiac_type: 'sidereal' }, context);
}

/** The zodiac of a request that has {@link siderealShape}. */
export const toSiderealRequest = ({ ayanamsa, user_ayanamsa }: SiderealMembers) => ({
  zodiac_type: 'sidereal' as const,
  ...(user_ayanamsa ? { user_ayanamsa } : { ayanamsa: ayanamsa ?? ('lahiri' as const) }),
});
