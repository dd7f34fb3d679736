import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineKinds, defineMembers, defineRecord, liftMembers } from '../../../lib/answers/record.ts';
import { number, text } from '../../../lib/requests/members.ts';

interface Station {
  readonly body: string;
  readonly place: { readonly longitudeDeg: number };
  readonly speed?: number;
}

const placeMembers = defineMembers<Station['place']>()({
  longitude: [number('Degrees', 12.5), ({ longitudeDeg }) => longitudeDeg],
});

const stationRecord = defineRecord<Station>()('Station', 'A planet turns', {
  body: [text('Planet', 'mars'), ({ body }) => body],
  ...liftMembers(placeMembers, ({ place }: Station) => place),
  speed: [number('Degrees a day', 0.1).optional(), ({ speed }) => speed],
});

test('a record has the members of its table, in the order of the table', () => {
  const record = stationRecord.write({ speed: 0.5, place: { longitudeDeg: 30 }, body: 'venus' });
  expect(JSON.stringify(record)).toBe('{"body":"venus","longitude":30,"speed":0.5}');
});

test('a member without a value is absent in JSON', () => {
  const record = stationRecord.write({ place: { longitudeDeg: 30 }, body: 'venus' });
  expect(JSON.stringify(record)).toBe('{"body":"venus","longitude":30}');
});

test('the schema has the name, the descriptions and the examples of the table', () => {
  expect(stationRecord.schema.meta()).toMatchObject({ id: 'Station', description: 'A planet turns' });
  expect(stationRecord.schema.shape.longitude.meta()).toMatchObject({ description: 'Degrees', example: 12.5 });
  expect(stationRecord.schema.safeParse({ body: 'venus', longitude: '30' }).success).toBe(false);
});

test('a record of an id reads what the id leads to', () => {
  const names: Readonly<Record<'mars' | 'venus', string>> = { mars: 'Mars', venus: 'Venus' };
  const bodyRecord = defineRecord<keyof typeof names>()('Body', 'A body', {
    id: [text('Id', 'mars'), (id) => id],
    name: [text('Name', 'Mars'), (id) => names[id]],
  });
  expect(bodyRecord.write('venus')).toEqual({ id: 'venus', name: 'Venus' });
});

test('a record of several kinds is written by the table of its kind, and its schema tells them apart', () => {
  const kind = <const Type extends string>(type: Type) => [z.literal(type), () => type] as const;
  const events = defineKinds('Event', 'An event', {
    station: defineRecord<Station>()('StationEvent', 'A station', {
      type: kind('station'),
      body: [z.string(), 'body'],
    }),
    speed: defineRecord<Station>()('SpeedEvent', 'A speed', {
      type: kind('speed'),
      speed: [z.number().optional(), 'speed'],
    }),
  });
  const station = { body: 'mars', place: { longitudeDeg: 0 }, speed: 0.5 };
  expect(events.write('station', station)).toEqual({ type: 'station', body: 'mars' });
  expect(events.write('speed', station)).toEqual({ type: 'speed', speed: 0.5 });
  expect(events.schema.meta()).toEqual({ id: 'Event', description: 'An event' });
  expect(events.schema.safeParse({ type: 'station', speed: 0.5 }).success).toBe(false);
});
