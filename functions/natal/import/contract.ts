import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { ENCODINGS } from '../../../lib/exchange/encoding.ts';
import { FILE_FORMAT_IDS } from '../../../lib/exchange/formats.ts';
import { success } from '../../../lib/requests/answer.ts';
import { choice, integer } from '../../../lib/requests/members.ts';
import { importedRecord, issueRecord } from './records.ts';

const counts = z
  .object({
    records: integer('Records of the file', 2),
    subjects: integer('Records with a subject', 1),
    unreadable: integer('Records that cannot be read; `issues` of each says why', 1),
  })
  .meta({ id: 'ImportCounts', description: 'Numbers of records: `records` is the sum of the others, always' });

export const ImportResponse = z
  .object({
    success,
    format: choice(FILE_FORMAT_IDS, 'Form of the file', 'aaf'),
    encoding: choice(ENCODINGS, 'Encoding of `content`; UTF-8 for `text`', 'utf-8'),
    counts,
    records: z.array(importedRecord.schema).meta({ description: 'In the order of the file' }),
    issues: z
      .array(issueRecord.schema)
      .meta({ description: 'About what belongs to no record, such as columns that say nothing about a birth' }),
  })
  .meta({ id: 'ImportResponse', description: 'The births of a file' });

export type ImportResponse = z.output<typeof ImportResponse>;

export const contract = defineContract({
  description:
    'Reads the births of a file that another program wrote, each as the `subject` that other requests take. No record is lost: one that cannot be read is listed with its line and the reason. Where a file states clock, zone and Julian day, they are compared, and the Julian day counts; `positions` are what the file claims about the sky; the first five records that state some are compared with their births, two changes at most (`comparison`). Births whose source is a birth certificate have `time_basis: record`.',
  response: ImportResponse,
  errors: ['BatchTooLarge'],
});
