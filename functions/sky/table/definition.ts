import * as z from 'zod';
import { toAyanamsaMembers } from '../../../lib/answers/ayanamsa.ts';
import { integer, text } from '../../../lib/requests/members.ts';
import { UserAyanamsaMember } from '../../../lib/requests/user-ayanamsa.ts';
import type { TablePage } from './calculate.ts';
import type { TableRequest } from './request.ts';

/** Schema of the settings that a table was calculated with. */
export const TableDefinition = z
  .object({
    id: z.literal('ephemeris_table').meta({ description: 'What was calculated' }),
    step: z
      .object({
        value: integer('Number of units', 1),
        unit: text('Unit of the step', 'day'),
      })
      .meta({ description: 'Distance of two rows' }),
    calendar: text('Calendar of the dates of the request and of its months and years', 'gregorian'),
    timezone: text('Zone whose clock days and longer steps follow, or its offset', 'UTC'),
    zodiac_type: text('tropical or sidereal', 'tropical'),
    ayanamsa: text('Sidereal zero point; `user` for one of the request', 'lahiri').optional(),
    user_ayanamsa: UserAyanamsaMember.optional(),
    coordinate_system: text('Point from which bodies are seen', 'geocentric'),
    house_system: text(
      'House system of the column `house`; one that replaced that of the request is named here',
      'P',
    ).optional(),
    sources: z.array(z.string()).meta({
      description: 'Publications whose definitions the table follows; empty: it follows those of charts',
    }),
  })
  .meta({ id: 'TableDefinition', description: 'How the table was calculated' });

export function toTableDefinition(
  { sky, timezone, houseSystem }: TablePage<unknown>,
  request: TableRequest,
): z.input<typeof TableDefinition> {
  const { zodiac } = sky.frame;
  return {
    id: 'ephemeris_table',
    step: request.step,
    calendar: request.calendar,
    timezone,
    zodiac_type: zodiac.type,
    ...(zodiac.type === 'sidereal' && toAyanamsaMembers(zodiac.ayanamsa)),
    coordinate_system: request.coordinate_system,
    ...(sky.sources.has('houses') && { house_system: houseSystem }),
    sources: [],
  };
}
