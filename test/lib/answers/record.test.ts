import { expect, test } from 'vitest';
import { defineMembers, defineRecord, liftMembers } from '../../../lib/answers/record.ts';
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
