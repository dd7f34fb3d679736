import * as z from 'zod';
import { ASPECTS } from '../../../lib/base/catalog/aspects.ts';
import { CHART_OBJECTS } from '../../../lib/base/catalog/chart-objects.ts';
import { LOTS } from '../../../lib/base/catalog/lots.ts';
import { ELEMENTS, MODALITIES } from '../../../lib/base/catalog/signs.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { choice, integer, number, text } from '../../../lib/requests/members.ts';
import { HouseSystemEntry } from '../house-systems/contract.ts';
import { CHOICES } from './choices.ts';

export type ChoiceLists = { [Name in keyof typeof CHOICES]: z.ZodArray<typeof ChoiceRecord> };

export type SupportedMetadata = z.output<typeof SupportedMetadataResponse>;

const listOf = <Entry extends z.ZodType>(entry: Entry, description: string) => z.array(entry).meta({ description });

const id = text('Name in requests and answers', 'trine');

export const ChoiceRecord = z
  .object({ id, description: text('What it means', 'Seen from the center of the Earth.') })
  .meta({ id: 'Choice', description: 'One name of a closed list' });

const AyanamsaEntry = z
  .object({
    id: text('Name in requests and answers', 'lahiri'),
    name: text('Name in the engine', 'Lahiri'),
    engine_id: integer('Number of the sidereal mode in the Swiss Ephemeris', 1),
  })
  .meta({ id: 'AyanamsaEntry', description: 'A zero point of the sidereal zodiac' });

const ObjectSetEntry = z
  .object({
    id: text('Name in requests', 'modern_10'),
    description: text('Contents of the set', 'Sun to Pluto.'),
    members: z.array(z.string()).meta({ description: 'Ids of its bodies; for `custom`, all that it can contain' }),
  })
  .meta({ id: 'ObjectSetEntry', description: 'A set of bodies' });

/** The kinds that the entries of a table have, each once. */
const listKinds = <Kind extends string>(
  entries: Readonly<Record<string, { readonly kind: Kind }>>,
): readonly Kind[] => [...new Set(Object.values(entries).map(({ kind }) => kind))];

const BodyEntry = z
  .object({
    id: text('Name in requests and answers', 'sun'),
    name: text('Display name', 'Sun'),
    kind: z.enum(listKinds(CHART_OBJECTS)).meta({ description: 'Kind of the point in a chart', example: 'body' }),
  })
  .meta({ id: 'BodyEntry', description: 'A body or point of a chart' });

const AspectEntry = z
  .object({
    id,
    angle: number('Nominal angle, degrees', 120),
    kind: z
      .enum(listKinds(ASPECTS))
      .meta({ description: 'Minor aspects are left out unless requested', example: 'major' }),
    default_orb: number('Degrees', 7),
    luminary_orb: number('Degrees where Sun or Moon takes part', 9),
  })
  .meta({ id: 'AspectEntry', description: 'An aspect with its default orbs' });

const DeclinationAspectEntry = z
  .object({ id: text('Name in answers', 'parallel'), default_orb: number('Degrees', 1) })
  .meta({ id: 'DeclinationAspectEntry', description: 'An aspect in declination' });

const SignEntry = z
  .object({
    name: text('Name in answers', 'Leo'),
    element: choice(ELEMENTS, 'Its element', 'fire'),
    modality: choice(MODALITIES, 'Its modality', 'fixed'),
    rulers: z
      .object({ traditional: text('Sun to Saturn', 'sun'), modern: text('With Uranus, Neptune and Pluto', 'sun') })
      .meta({ id: 'SignRulers', description: 'Its rulers: ids of bodies' }),
  })
  .meta({ id: 'SignEntry', description: 'A sign of the zodiac' });

const LotEntry = z
  .object({
    id: text('Its canonical name', 'fortune'),
    name: text('Short name', 'Fortune'),
    display_name: text('Full name', 'Lot of Fortune'),
    catalog: choice([...new Set(LOTS.map(({ catalog }) => catalog))], 'Where it is listed', 'hermetic'),
    formula_day: text('Formula by day', 'ASC + Moon − Sun (day)'),
    formula_night: text('Formula by night', 'ASC + Sun − Moon (night)'),
    keywords: z.array(z.string()).meta({ description: 'Keywords of its meaning' }),
    sources: z.array(z.string()).meta({ description: 'Author, work and chapter' }),
  })
  .meta({ id: 'LotEntry', description: 'A lot' });

const WarningEntry = z
  .object({
    code: text('Code in `warnings`', 'HousesOmitted'),
    description: text('What it means', 'Houses are left out.'),
  })
  .meta({ id: 'WarningEntry', description: 'A warning that answers carry' });

const ErrorEntry = z
  .object({
    code: text('Code in `error`', 'InvalidLatitude'),
    status: integer('The HTTP status', 400),
    title: text('What it means', 'Latitude outside -90 to 90'),
    cause: text('Cause of the error', 'Geographic latitude runs from -90 (south pole) to 90 (north pole).'),
    remedy: text('What to do', 'Send decimal degrees, north positive.'),
  })
  .meta({ id: 'ErrorEntry', description: 'An error code' });

const LimitEntry = z
  .object({
    id: text('Name of the limit', 'subjects_per_batch'),
    description: text('What is limited', 'Subjects of one batch'),
    minimum: number('Smallest accepted value; absent if there is none', 1).optional(),
    maximum: number('Largest accepted value', 50),
  })
  .meta({ id: 'LimitEntry', description: 'A limit beyond which a request is refused' });

const choiceLists = Object.fromEntries(
  Object.keys(CHOICES).map((name) => [
    name,
    listOf(ChoiceRecord, `Names that requests take: ${name.replaceAll('_', ' ')}`),
  ]),
) as ChoiceLists;

/** Every value that a request can choose by name, as closed lists. */
export const SupportedMetadataResponse = z
  .object({
    success,
    house_systems: listOf(HouseSystemEntry, 'House systems'),
    ayanamsas: listOf(AyanamsaEntry, 'Zero points of the sidereal zodiac'),
    object_sets: listOf(ObjectSetEntry, 'Sets of bodies'),
    bodies: listOf(BodyEntry, 'Every body and point of charts, in the order of answers'),
    aspects: listOf(AspectEntry, 'Aspects, major ones first'),
    declination_aspects: listOf(DeclinationAspectEntry, 'Aspects in declination'),
    signs: listOf(SignEntry, 'The signs, from Aries on'),
    lots: listOf(LotEntry, 'Lots'),
    ...choiceLists,
    warnings: listOf(WarningEntry, 'Warnings that answers carry'),
    error_codes: listOf(ErrorEntry, 'Error codes'),
    limits: listOf(LimitEntry, 'Limits beyond which a request is refused'),
  })
  .meta({ id: 'SupportedMetadataResponse', description: 'Every list of names and every limit of the service' });

export const contract = defineContract({
  description:
    'The lists are the tables that the service itself uses. Names are matched without regard to case, spaces or hyphens.',
  response: SupportedMetadataResponse,
  errors: [],
});
