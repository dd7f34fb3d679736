import * as z from 'zod';
import { COORDINATE_SYSTEMS, POLAR_FALLBACKS, ZODIAC_TYPES } from '../astro/chart/settings.ts';
import { AYANAMSA_IDS, AYANAMSAS } from '../base/catalog/ayanamsas.ts';
import { CHART_OBJECT_IDS, OBJECT_SET_IDS } from '../base/catalog/chart-objects.ts';
import { HOUSE_SYSTEM_CODES, HOUSE_SYSTEMS, TWELVE_HOUSE_CODES } from '../base/catalog/house-systems.ts';
import { countNamed } from '../base/catalog/minor-planets.ts';
import { codeEnum, nameEnum } from '../contract/name-enum.ts';
import { chartZodiacShape, refuseStrayNode } from './chart-zodiac.ts';
import { withDocumentedForms } from './documented-forms.ts';
import { houseSystemForm } from './forms/house-system-form.ts';
import { withInputForm } from './forms/input-form.ts';
import { problemCode } from './problem-code.ts';
import { refineWhenValid } from './refine-when-valid.ts';
import { USER_AYANAMSA_FORM, UserAyanamsaMember } from './user-ayanamsa.ts';

const HOUSE_SYSTEM_NAMES = TWELVE_HOUSE_CODES.map((code) => `${code} ${HOUSE_SYSTEMS[code].name}`).join(', ');

/** A system of twelve houses. */
export const HouseSystem = withInputForm(
  codeEnum(TWELVE_HOUSE_CODES)
    .meta({
      id: 'HouseSystemCode',
      description: `${HOUSE_SYSTEM_NAMES}. Also by name: \`Placidus\`, \`whole_sign\``,
      example: 'P',
    })
    .register(problemCode, { code: 'InvalidHouseSystem' }),
  houseSystemForm,
);

/** A system of twelve houses, or of the 36 sectors, which charts of single births can have. */
const ChartHouseSystem = withInputForm(
  codeEnum(HOUSE_SYSTEM_CODES)
    .meta({
      id: 'ChartHouseSystemCode',
      description: `${HOUSE_SYSTEM_NAMES}; G Gauquelin Sectors: 36 \`sectors\` in place of houses. Also by name: \`Placidus\`, \`whole_sign\``,
      example: 'P',
    })
    .register(problemCode, { code: 'InvalidHouseSystem' }),
  houseSystemForm,
);

/** Name of a body or point of a chart. */
export const ChartObject = nameEnum(CHART_OBJECT_IDS)
  .meta({ id: 'ChartObject', description: 'A body or point of a chart', example: 'sun' })
  .register(problemCode, { code: 'InvalidBody' });

/** Members that select the zodiac of the longitudes. */
export const zodiacShape = {
  zodiac_type: nameEnum(ZODIAC_TYPES).default('tropical').meta({
    description: 'Zodiac that longitudes are counted in',
    example: 'tropical',
  }),
  ayanamsa: nameEnum(AYANAMSA_IDS, AYANAMSAS)
    .optional()
    .meta({
      description:
        'Zero point of the sidereal zodiac, default `lahiri`; only with `zodiac_type: sidereal`. Also an object, as `user_ayanamsa`',
      example: 'lahiri',
      override: withDocumentedForms(USER_AYANAMSA_FORM),
    }),
  user_ayanamsa: UserAyanamsaMember.optional(),
};

/** What replaces a house system where it is undefined. */
export const polarFallback = nameEnum(POLAR_FALLBACKS).default('porphyry').meta({
  description: 'House system that replaces one that is undefined at the latitude; `error` returns 422 instead',
  example: 'porphyry',
});

const chartShape = {
  house_system: HouseSystem.prefault('P'),
  ...zodiacShape,
  coordinate_system: nameEnum(COORDINATE_SYSTEMS).default('geocentric').meta({
    description: 'Point from which bodies are seen; `topocentric` uses the place and its elevation',
    example: 'geocentric',
  }),
  object_set: nameEnum(OBJECT_SET_IDS).default('full').meta({
    description:
      'Set of bodies in the chart; `custom` takes those in `objects`. Where a request names none, a wheel shows Sun to Pluto, Chiron and the true node',
    example: 'modern_10',
  }),
  objects: z
    .array(ChartObject)
    .min(1)
    .max(countNamed(CHART_OBJECT_IDS))
    .optional()
    .meta({
      description: 'The bodies of a `custom` object set, which they imply where no set is sent',
      example: ['sun', 'moon', 'chiron'],
    }),
  polar_fallback: polarFallback,
  include_aspects: z.boolean().optional().meta({
    description: 'The same as `options.include_aspects`, which takes precedence',
    example: true,
  }),
};

const EXAMPLE = { house_system: 'P', zodiac_type: 'tropical', object_set: 'modern_10' };

/** Settings of a chart that is compared, combined or progressed: houses, zodiac, observer and bodies. */
export const PlainConfiguration = z
  .strictObject(chartShape)
  .superRefine(refuseStrayObjects, refineWhenValid('object_set', 'objects'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'PlainConfiguration', description: 'How the charts are cast', example: EXAMPLE });

/** Settings of a chart of a single birth: those of {@link PlainConfiguration}, sectors, the draconic zodiac and harmonics. */
export const ChartConfiguration = z
  .strictObject({ ...chartShape, house_system: ChartHouseSystem.prefault('P'), ...chartZodiacShape })
  .superRefine(refuseStrayObjects, refineWhenValid('object_set', 'objects'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .superRefine(refuseStrayNode, refineWhenValid('node_source', 'zodiac_type', 'coordinate_system'))
  .meta({ id: 'ChartConfiguration', description: 'How the chart is cast', example: EXAMPLE });

interface SiderealMembers {
  readonly ayanamsa?: string | undefined;
  readonly user_ayanamsa?: object | undefined;
  readonly zodiac_type: string;
}

/** Check of {@link zodiacShape}: refuses an ayanamsa outside the sidereal zodiac. Run when both are valid. */
export function refuseStrayAyanamsa(
  { ayanamsa, user_ayanamsa, zodiac_type }: SiderealMembers,
  context: z.core.$RefinementCtx,
): void {
  if (ayanamsa && user_ayanamsa) refuseStray(context, 'user_ayanamsa', 'is a second ayanamsa; send one of them');
  if ((!ayanamsa && !user_ayanamsa) || zodiac_type === 'sidereal') return;
  const params = { problem: 'ValidationError', example: 'sidereal' };
  context.addIssue({ code: 'custom', path: ['zodiac_type'], message: 'must be sidereal with an ayanamsa', params });
}

/** Check that `objects` is present for a custom object set and absent for any other. */
export function refuseStrayObjects(
  { object_set, objects }: { readonly object_set: string; readonly objects?: readonly string[] | undefined },
  context: z.core.$RefinementCtx,
): void {
  const isCustom = object_set === 'custom';
  if (isCustom && !objects) {
    const message = 'is required with object_set custom';
    context.addIssue({ code: 'custom', path: ['objects'], message, params: MISSING_OBJECTS });
  }
  if (!isCustom && objects) refuseStray(context, 'objects', 'is read only with object_set custom');
}

const MISSING_OBJECTS = { problem: 'InvalidBody', hasExample: true } as const;

function refuseStray(context: z.core.$RefinementCtx, member: string, message: string): void {
  context.addIssue({ code: 'custom', path: [member], message, params: { problem: 'ValidationError' } });
}

export type ChartConfiguration = z.output<typeof ChartConfiguration>;
