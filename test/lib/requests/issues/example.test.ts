import { expect, it } from 'vitest';
import * as z from 'zod';
import { toValidationIssues } from '../../../../lib/requests/issues/validation-issues.ts';

const LONG = Array.from({ length: 100 }, () => 'item');
const Schema = z.strictObject({
  list: z.array(z.string()).optional().meta({ example: LONG }),
  wrong: z.int().max(5).optional().meta({ example: 6 }),
  end: z.number().optional().meta({ example: 1 }),
});
const Ordered = Schema.superRefine((_, context) => {
  context.addIssue({ code: 'custom', path: ['end'], message: 'must lie after the start' });
});

const listExamples = (schema: z.ZodType, input: unknown) =>
  toValidationIssues(
    { name: 'body', input, schema },
    schema.safeParse(input, { reportInput: true }).error?.issues ?? [],
  ).map(({ location, example }) => ({ location, example }));

it('an issue shows the example of its member', () => {
  expect(listExamples(Schema, { end: 'x' })).toEqual([{ location: 'body.end', example: 1 }]);
});

it('an issue shows no example that is long, or that the schema refuses', () => {
  expect(listExamples(Schema, { list: 1 })).toEqual([{ location: 'body.list', example: undefined }]);
  expect(listExamples(Schema, { wrong: 7 })).toEqual([{ location: 'body.wrong', example: undefined }]);
});

it('an issue that another member decides shows no example', () => {
  expect(listExamples(Ordered, { end: 3 })).toEqual([{ location: 'body.end', example: undefined }]);
});

it('an issue that states an example shows it, whatever the schema has', () => {
  const Stated = Schema.superRefine((_, context) => {
    context.addIssue({ code: 'custom', path: ['end'], message: 'must be 2 here', params: { example: 2 } });
  });
  expect(listExamples(Stated, { end: 3 })).toEqual([{ location: 'body.end', example: 2 }]);
});

it('an object without an example shows its required members, if each has one', () => {
  const name = z.string().meta({ example: 'Ada' });
  const Whole = z.strictObject({ name, note: z.string().optional() });
  expect(listExamples(Whole, [])).toEqual([{ location: 'body', example: { name: 'Ada' } }]);
  expect(listExamples(z.strictObject({ name, other: z.string() }), [])).toEqual([
    { location: 'body', example: undefined },
  ]);
});
