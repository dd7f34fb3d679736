import * as z from 'zod';
import { PRENATAL_EVENTS } from '../../astro/chart/prenatal.ts';
import { LUNAR_ECLIPSE_TYPES, SOLAR_ECLIPSE_TYPES } from '../../astro/sky/events/eclipses.ts';
import { instantText } from '../answer.ts';
import { choice, integer, number } from '../members.ts';
import { rowsSchema } from './llm-rows.ts';
import { formatted, longitude, sign, signLongitude } from './points.ts';

const ECLIPSE_TYPES = [...new Set([...SOLAR_ECLIPSE_TYPES, ...LUNAR_ECLIPSE_TYPES])];

const PrenatalRecord = z
  .object({
    type: choice(PRENATAL_EVENTS, 'What happened', 'new_moon'),
    datetime_utc: instantText('When it was exact in longitude; of an eclipse when it was greatest'),
    days_before: number('Days from it to the birth, > 0', 12.5),
    longitude,
    sign,
    sign_longitude: signLongitude,
    formatted: formatted.optional(),
    house: integer('House of the chart that holds this degree; absent without houses', 4).optional(),
    eclipse_type: choice(ECLIPSE_TYPES, 'Of an eclipse: its type anywhere on the Earth', 'total').optional(),
    saros_series: integer('Of an eclipse: number of its Saros series, as NASA counts them', 139).optional(),
  })
  .meta({
    id: 'PrenatalEvent',
    description: 'A new Moon, full Moon or eclipse before the birth, with the geocentric degree of the Moon',
  });

export type PrenatalRecord = z.output<typeof PrenatalRecord>;

export const PrenatalEvents = z.array(PrenatalRecord).meta({
  description:
    'The last new Moon, full Moon, solar eclipse and lunar eclipse before the birth, in this order; present with `include_prenatal`',
});

export const PRENATAL_SCHEMA = ['type', 'datetime_utc', 'lon', 'sign', 'house', 'eclipse_type'] as const;

/** Members of what happened before a birth as rows. */
export const prenatalRowsShape = {
  prenatal_schema: z
    .array(z.string())
    .optional()
    .meta({ description: 'Columns of `prenatal`', example: [...PRENATAL_SCHEMA] }),
  prenatal: rowsSchema(PRENATAL_SCHEMA, 'As in the full answer; present with `include_prenatal`', [
    ...['lunar_eclipse', '1990-02-09T19:11:06.000Z', 140.9123, 'Leo', 10, 'total'],
  ]).optional(),
};
