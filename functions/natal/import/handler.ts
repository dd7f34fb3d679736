import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import type { importBirths } from '../endpoints.ts';
import { importFile, MOST_COMPARED, readRequestedFile } from './calculate.ts';
import type { contract } from './contract.ts';
import { importedRecord, issueRecord } from './records.ts';
import { ImportRequest } from './request.ts';

/** CPU-seconds of a record, and of a place that is looked up by its name. */
const SECONDS_PER_RECORD = 0.0005;
const SECONDS_PER_NAME = 0.01;
const SECONDS_PER_COMPARISON = 0.35;

function estimateImport(request: ImportRequest): number {
  const { records } = readRequestedFile(request);
  const named = records.filter(({ birth, sent }) =>
    birth ? !birth.coordinates : sent && !('latitude' in sent || 'lat' in sent),
  );
  const compared = Math.min(records.filter(({ positions = [] }) => positions.length > 0).length, MOST_COMPARED);
  return (
    SECONDS_PER_REQUEST +
    records.length * SECONDS_PER_RECORD +
    named.length * SECONDS_PER_NAME +
    compared * SECONDS_PER_COMPARISON
  );
}

const AAF = `#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F
#B93:2392758.526528,43n31,5e27,0e21:48,m
#SRC:1*,Standesamt
#LPOS:SO28CP19:16,MO12PI56:26
#A93:Ereignis,*,E,34.12.1992,*,Freiburg,D
`;

export const handler: EndpointHandler = defineHandler<typeof importBirths, typeof contract>()({
  request: { body: ImportRequest },
  hasDisplayNames: true,
  work: ({ body }) => estimateImport(body),
  examples: [
    example('aaf', 'A record of AAF with Julian day and positions, and one that cannot be read', { text: AAF }),
    example('csv', 'A table with a header', {
      text: 'id,name,date,time,lat,lng,timezone\n1,Ada Lovelace,1815-12-10,13:00,51.5074,-0.1278,Europe/London\n',
    }),
  ],
  run: async ({ body }, services) => {
    const { format, encoding, records, issues } = await importFile(body, services);
    const subjects = records.filter(({ subject }) => subject).length;
    return {
      format,
      encoding,
      counts: { records: records.length, subjects, unreadable: records.length - subjects },
      records: records.map(importedRecord.write),
      issues: issues.map(issueRecord.write),
    };
  },
});
