import * as z from 'zod';
import { defineRecord, type RecordShape, type RecordTable } from '../../../lib/answers/record.ts';
import { formatFormula } from '../../../lib/astro/chart/lots/formula-text.ts';
import { elementOf, modalityOf, startOfSign } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import {
  ASPECT_IDS,
  ASPECTS,
  type AspectId,
  DECLINATION_ASPECT_IDS,
  DECLINATION_ASPECTS,
  type DeclinationAspectId,
  LUMINARY_ORB_BONUS_DEG,
} from '../../../lib/base/catalog/aspects.ts';
import { AYANAMSA_IDS, AYANAMSAS, type AyanamsaId } from '../../../lib/base/catalog/ayanamsas.ts';
import {
  CHART_OBJECT_IDS,
  CHART_OBJECTS,
  type ChartObjectId,
  OBJECT_SET_IDS,
  OBJECT_SETS,
  type ObjectSetId,
} from '../../../lib/base/catalog/chart-objects.ts';
import { SIGN_RULERS } from '../../../lib/base/catalog/dignities.ts';
import { HOUSE_SYSTEM_CODES } from '../../../lib/base/catalog/house-systems.ts';
import { LOTS, type Lot } from '../../../lib/base/catalog/lots.ts';
import { ELEMENTS, MODALITIES, SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../../../lib/base/errors/catalog.ts';
import { WARNINGS } from '../../../lib/base/warning.ts';
import { choice, integer, number, text } from '../../../lib/requests/members.ts';
import { houseSystemRecord } from '../records.ts';
import { type Limit, listLimits } from './limits.ts';

/** A list of the answer. */
function defineList<Value, Of extends RecordShape>(
  description: string,
  record: RecordTable<Value, Of>,
  values: readonly Value[],
) {
  return { schema: z.array(record.schema).meta({ description }), entries: values.map(record.write) };
}

export type CatalogLists = Readonly<Record<string, { readonly schema: z.ZodType; readonly entries: unknown }>>;

/** The kinds that the entries of a table have, each once. */
const listKinds = <Kind extends string>(
  entries: Readonly<Record<string, { readonly kind: Kind }>>,
): readonly Kind[] => [...new Set(Object.values(entries).map(({ kind }) => kind))];

const id = (example: string) => text('Name in requests and answers', example);

const ayanamsaRecord = defineRecord<AyanamsaId>()('AyanamsaEntry', 'A zero point of the sidereal zodiac', {
  id: [id('lahiri'), (ayanamsa) => ayanamsa],
  name: [text('Name in the engine', 'Lahiri'), (ayanamsa) => AYANAMSAS[ayanamsa].name],
  engine_id: [
    integer('Number of the sidereal mode in the Swiss Ephemeris', 1),
    (ayanamsa) => AYANAMSAS[ayanamsa].engineId,
  ],
});

const OBJECT_SET_MEANINGS: Readonly<Record<ObjectSetId, string>> = {
  traditional_7: 'Sun to Saturn.',
  modern_10: 'Sun to Pluto.',
  modern_plus_chiron: 'Sun to Pluto, and Chiron.',
  modern_plus_points: 'Sun to Pluto, Chiron, the true node and mean Lilith.',
  asteroids_major: 'Sun to Pluto, Chiron and the four first asteroids.',
  full: 'All of these, the nodes and the lunar apogees.',
  custom: 'What `objects` lists.',
};

const objectSetRecord = defineRecord<ObjectSetId>()('ObjectSetEntry', 'A set of bodies', {
  id: [text('Name in requests', 'modern_10'), (set) => set],
  description: [text('Contents of the set', 'Sun to Pluto.'), (set) => OBJECT_SET_MEANINGS[set]],
  members: [
    z.array(z.string()).meta({ description: 'Ids of its bodies; for `custom`, all that it can contain' }),
    (set) => [...(set === 'custom' ? CHART_OBJECT_IDS : OBJECT_SETS[set])],
  ],
});

const bodyRecord = defineRecord<ChartObjectId>()('BodyEntry', 'A body or point of a chart', {
  id: [id('sun'), (body) => body],
  name: [text('Display name', 'Sun'), (body) => CHART_OBJECTS[body].name],
  kind: [choice(listKinds(CHART_OBJECTS), 'Kind of the point in a chart', 'body'), (body) => CHART_OBJECTS[body].kind],
});

const aspectRecord = defineRecord<AspectId>()('AspectEntry', 'An aspect with its default orbs', {
  id: [id('trine'), (aspect) => aspect],
  angle: [number('Nominal angle, degrees', 120), (aspect) => ASPECTS[aspect].angleDeg],
  kind: [
    choice(listKinds(ASPECTS), 'Minor aspects are left out unless requested', 'major'),
    (aspect) => ASPECTS[aspect].kind,
  ],
  default_orb: [number('Degrees', 7), (aspect) => ASPECTS[aspect].orbDeg],
  luminary_orb: [
    number('Degrees where Sun or Moon takes part', 9),
    (aspect) => ASPECTS[aspect].orbDeg + (ASPECTS[aspect].kind === 'major' ? LUMINARY_ORB_BONUS_DEG : 0),
  ],
});

const declinationAspectRecord = defineRecord<DeclinationAspectId>()(
  'DeclinationAspectEntry',
  'An aspect in declination',
  {
    id: [text('Name in answers', 'parallel'), (aspect) => aspect],
    default_orb: [number('Degrees', 1), (aspect) => DECLINATION_ASPECTS[aspect].orbDeg],
  },
);

const signRecord = defineRecord<Sign>()('SignEntry', 'A sign of the zodiac', {
  name: [text('Name in answers', 'Leo'), (sign) => sign],
  element: [choice(ELEMENTS, 'Its element', 'fire'), (sign) => elementOf(startOfSign(sign))],
  modality: [choice(MODALITIES, 'Its modality', 'fixed'), (sign) => modalityOf(startOfSign(sign))],
  rulers: [
    z
      .object({ traditional: text('Sun to Saturn', 'sun'), modern: text('With Uranus, Neptune and Pluto', 'sun') })
      .meta({ id: 'SignRulers', description: 'Its rulers: ids of bodies' }),
    (sign) => ({ ...SIGN_RULERS[sign] }),
  ],
});

const lotRecord = defineRecord<Lot>()('LotEntry', 'A lot', {
  id: [text('Its canonical name', 'fortune'), 'id'],
  name: [text('Short name', 'Fortune'), 'name'],
  display_name: [text('Full name', 'Lot of Fortune'), 'displayName'],
  catalog: [choice([...new Set(LOTS.map(({ catalog }) => catalog))], 'Where it is listed', 'hermetic'), 'catalog'],
  formula_day: [text('Formula by day', 'ASC + Moon − Sun (day)'), (lot) => formatFormula(lot, true)],
  formula_night: [text('Formula by night', 'ASC + Sun − Moon (night)'), (lot) => formatFormula(lot, false)],
  keywords: [z.array(z.string()).meta({ description: 'Keywords of its meaning' }), ({ keywords }) => [...keywords]],
  sources: [z.array(z.string()).meta({ description: 'Author, work and chapter' }), ({ sources }) => [...sources]],
});

const warningRecord = defineRecord<readonly [code: string, description: string]>()(
  'WarningEntry',
  'A warning that answers carry',
  {
    code: [text('Code in `warnings`', 'HousesOmitted'), ([code]) => code],
    description: [text('What it means', 'Houses are left out.'), ([, description]) => description],
  },
);

const errorRecord = defineRecord<ErrorCode>()('ErrorEntry', 'An error code', {
  code: [text('Code in `error`', 'InvalidLatitude'), (code) => code],
  status: [integer('The HTTP status', 400), (code) => ERRORS[code].status],
  title: [text('What it means', 'Latitude outside -90 to 90'), (code) => ERRORS[code].title],
  cause: [
    text('Cause of the error', 'Geographic latitude runs from -90 (south pole) to 90 (north pole).'),
    (code) => ERRORS[code].cause,
  ],
  remedy: [text('What to do', 'Send decimal degrees, north positive.'), (code) => ERRORS[code].remedy],
});

const limitRecord = defineRecord<Limit>()('LimitEntry', 'A limit beyond which a request is refused', {
  id: [text('Name of the limit', 'subjects_per_batch'), 'id'],
  minimum: [number('Smallest accepted value; absent if there is none', 1).optional(), 'minimum'],
  maximum: [number('Largest accepted value', 50), 'maximum'],
  description: [text('What is limited', 'Subjects of one batch'), 'description'],
});

/** What charts are made of. */
export const CHART_LISTS = {
  house_systems: defineList('House systems', houseSystemRecord, HOUSE_SYSTEM_CODES),
  ayanamsas: defineList('Zero points of the sidereal zodiac', ayanamsaRecord, AYANAMSA_IDS),
  object_sets: defineList('Sets of bodies', objectSetRecord, OBJECT_SET_IDS),
  bodies: defineList('Every body and point of charts, in the order of answers', bodyRecord, CHART_OBJECT_IDS),
  aspects: defineList('Aspects, major ones first', aspectRecord, ASPECT_IDS),
  declination_aspects: defineList('Aspects in declination', declinationAspectRecord, DECLINATION_ASPECT_IDS),
  signs: defineList('The signs, from Aries on', signRecord, SIGNS),
  lots: defineList('Lots', lotRecord, LOTS),
};

/** What the service answers besides results. */
export const SERVICE_LISTS = {
  warnings: defineList('Warnings that answers carry', warningRecord, Object.entries(WARNINGS)),
  error_codes: defineList('Error codes', errorRecord, ERROR_CODES),
  limits: defineList('Limits beyond which a request is refused', limitRecord, listLimits()),
};
