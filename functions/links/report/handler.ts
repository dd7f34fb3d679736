import { jdUtFromMilliseconds } from '../../../lib/base/units/time.ts';
import { Answer, Content, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { InternalAnswer } from '../../../lib/contract/endpoint-caller.ts';
import type { PicturePage } from '../../../lib/draw/files/picture-renderer.ts';
import { example } from '../../../lib/requests/examples.ts';
import { reportQuery } from '../../../lib/requests/picture.ts';
import type { report } from '../endpoints.ts';
import { toLinkAnswer } from '../l/response.ts';
import type { contract } from './contract.ts';
import { listPages, ReportRequest } from './pages.ts';

const EXAMPLE = {
  name: 'Ada Lovelace',
  birth_datetime: { iso: '1815-12-10T13:00:00' },
  birth_location: { latitude: 51.5074, longitude: -0.1278 },
};

export const handler: EndpointHandler = defineHandler<typeof report, typeof contract>()({
  request: { query: reportQuery, body: ReportRequest },
  envelope: 'none',
  examples: [example('report', 'A birth and the year 1843', { subject: EXAMPLE, start_date: '1843-01-01' })],
  run: async ({ query, body }, { endpointCaller, pictureFiles }, context) => {
    const style = Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
    const pages: PicturePage[] = [];
    for (const page of listPages(body, jdUtFromMilliseconds(context.receivedAt.getTime()))) {
      const drawn: string[] = [];
      for (const { endpoint, query: own, body: sent, isOptional } of page) {
        const answer = await endpointCaller(
          { endpoint, query: { ...style, ...own, format: 'svg' }, body: sent },
          context,
        );
        if (answer.status === 200) drawn.push(answer.text);
        else if (!isOptional || !isRefusal(answer)) return toLinkAnswer(locateYear(answer));
      }
      const [first, ...others] = drawn;
      if (first !== undefined) pages.push([first, ...others]);
    }
    const bytes = await pictureFiles.renderPdf(pages);
    return new Answer(200, new Content('application/pdf', bytes));
  },
});

/** The end of the year follows from its first day, which the request names. */
const locateYear = (answer: InternalAnswer): InternalAnswer => ({
  ...answer,
  text: answer.text.replaceAll('body.end_date', 'body.start_date'),
});

/** Whether a picture was refused for what the birth lacks, and not for a limit. */
const isRefusal = ({ status }: InternalAnswer): boolean => status === 400 || status === 422;
