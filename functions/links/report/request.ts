import * as z from 'zod';
import { dateText } from '../../../lib/requests/date-text.ts';

/** Documents a member that is passed on as it was sent, so that the endpoints of the pictures read it. */
const asReference =
  (id: string) =>
  ({ jsonSchema }: { readonly jsonSchema: object }): void => {
    for (const name of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, name);
    Object.assign(jsonSchema, { $ref: `#/components/schemas/${id}` });
  };

const HANDLE = 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU';

export const ReportRequest = z
  .strictObject({
    subject: z
      .union([z.string(), z.record(z.string(), z.unknown())], { error: 'must be a birth or a chart handle' })
      .meta({ override: asReference('Subject'), example: HANDLE }),
    configuration: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ override: asReference('ChartConfiguration'), example: { house_system: 'whole_sign' } }),
    start_date: dateText('First day of the year whose transits are drawn. Default: today', '2027-01-01').optional(),
  })
  .meta({ id: 'ReportRequest', description: 'The birth, the settings of its chart, and the year ahead' });

export type ReportRequest = z.output<typeof ReportRequest>;
