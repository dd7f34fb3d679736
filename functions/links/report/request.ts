import * as z from 'zod';
import { dateText } from '../../../lib/requests/date-text.ts';

export const ReportRequest = z
  .strictObject({
    subject: z
      .union([z.string(), z.record(z.string(), z.unknown())], { error: 'must be a birth or a chart handle' })
      .meta({
        description: 'The birth, as `POST /ephemeris/natal-chart` takes it: an object, or a chart handle',
        example: 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU',
      }),
    configuration: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({
        description: 'Settings of wheel and tables, as `POST /ephemeris/natal-chart` takes them',
        example: { house_system: 'whole_sign' },
      }),
    start_date: dateText('First day of the year whose transits are drawn. Default: today', '2027-01-01').optional(),
  })
  .meta({ id: 'ReportRequest', description: 'The birth, the settings of its chart, and the year ahead' });

export type ReportRequest = z.output<typeof ReportRequest>;
